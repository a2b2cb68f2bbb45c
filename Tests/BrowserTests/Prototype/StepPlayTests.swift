import Support
import Testing

/// Steps before a screen of a prototype, used with a mouse.
@Suite(.needs(.chromium)) struct StepPlayTests {
  private struct Place: Decodable {
    let x: Double
    let y: Double
  }

  @Test(arguments: [true, false])
  func `each step leads on, and going back leads past all of them`(scripts: Bool) throws {
    let site = try BuiltSite.of("hooks")
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    let first = try #require(site.files("xhtml").first { $0.hasSuffix("/home.xhtml") })
    _ = try browser.open("file://\(site.path)/\(first)")
    for (selector, place) in [
      (".place a[href='welcome.xhtml#to-members'] > rect:last-child", "welcome.xhtml"),
      (".continue:target", "members.xhtml"),
    ] {
      let link = try browser.evaluate(Self.middle(of: selector), as: Place.self)
      try browser.follow { try $0.click(x: link.x, y: link.y) }
      #expect(try browser.evaluate(Self.name, as: String.self) == place)
    }
    #expect(try browser.evaluate(Self.isInStep, as: Bool.self))
    let last = try browser.evaluate(Self.middle(of: ":target > .continue"), as: Place.self)
    try browser.click(x: last.x, y: last.y)
    #expect(try !browser.evaluate(Self.isInStep, as: Bool.self))
    #expect(try browser.evaluate(Self.name, as: String.self) == "members.xhtml")
    let back = try browser.evaluate(
      Self.middle(of: ".front a.back > rect:last-child"), as: Place.self)
    try browser.follow { try $0.click(x: back.x, y: back.y) }
    #expect(try browser.evaluate(Self.name, as: String.self) == "home.xhtml")
  }

  @Test(arguments: [true, false])
  func `a step leads on while the controls of a phone are opened, and without its place`(
    scripts: Bool
  ) throws {
    let site = try BuiltSite.of("hooks", devices: ["iphone-14-pro"])
    let page = "file://\(site.path)/play/iphone-14-pro/welcome.xhtml"
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 390, height: 844)
    let leadsOn = "document.querySelector('.continue').checkVisibility()"
    _ = try browser.open("\(page)?#to-members")
    for part in [".open-controls", ".done"] {
      try browser.clickElement(part)
      #expect(try browser.evaluate(leadsOn, as: Bool.self), "\(part)")
    }
    _ = try browser.open(page)
    #expect(try browser.evaluate(leadsOn, as: Bool.self))
  }

  @Test func `a step that was passed comes again only after Start`() throws {
    let site = try BuiltSite.of("hooks")
    var browser = try Browser.start()
    let first = try #require(site.files("xhtml").first { $0.hasSuffix("/home.xhtml") })
    _ = try browser.open("file://\(site.path)/\(first)")
    let opensMembers = ".place a[href='welcome.xhtml#to-members']"
    let isAtStep = "location.href.endsWith('/welcome.xhtml#to-members')"
    try browser.clickElement(opensMembers)
    try browser.wait(until: isAtStep)
    try browser.clickElement(".continue:target")
    try browser.wait(until: "location.href.endsWith('/members.xhtml#step-2')")
    try browser.clickElement(":target > .continue")
    try browser.wait(until: "location.href.endsWith('/members.xhtml#screen')")
    try browser.clickElement(".play-controls .back")
    try browser.wait(until: "location.href.endsWith('/home.xhtml')")
    try browser.clickElement(opensMembers)
    try browser.wait(until: "location.pathname.endsWith('/members.xhtml')")
    #expect(try !browser.evaluate(Self.isInStep, as: Bool.self))
    try browser.clickElement(".start")
    try browser.wait(until: "location.pathname.endsWith('/home.xhtml')")
    try browser.clickElement(opensMembers)
    try browser.wait(until: isAtStep)
  }

  private static let name = "location.pathname.split('/').pop()"
  private static let isInStep = "document.querySelector('.step > .opened:target') !== null"

  private static func middle(of selector: String) -> String {
    """
    (() => {
      const box = document.querySelector("\(selector)").getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()
    """
  }
}
