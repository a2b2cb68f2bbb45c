import Support
import Testing

/// What the address of a viewer says with the script, and what its links keep.
@Suite(.needs(.chromium)) struct ViewerAddressTests {
  private static let visibleLinks =
    "[...document.querySelectorAll('.viewer a')].filter(one => one.checkVisibility())"

  private func open(_ place: String, in browser: inout Browser) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    _ = try browser.open("about:blank")
    _ = try browser.open("file://\(site.path)/screens/home/iphone-14-pro/view.xhtml\(place)")
  }

  private func choose(_ theme: Int, in browser: inout Browser) throws -> String {
    _ = try browser.evaluate(
      "(document.querySelector('#theme-\(theme)').click(), true)", as: Bool.self)
    return try browser.evaluate("location.hash", as: String.self)
  }

  @Test(arguments: [
    ("", "#on_top.merged"), ("#overlay.hidden", "#overlay.hidden"), ("#full.paper", "#full"),
  ])
  func `a theme that is chosen is in the address until there is none`(
    place: String, state: String
  ) throws {
    var browser = try Browser.start()
    try open(place, in: &browser)
    #expect(try choose(3, in: &browser) == "\(state).night")
    #expect(try choose(2, in: &browser) == "\(state).paper")
    #expect(try choose(1, in: &browser) == state)
  }

  @Test func `links to other pictures, devices and screens keep the theme of the address`() throws {
    var browser = try Browser.start()
    try open("#on_top.merged.night", in: &browser)
    let kept = try browser.evaluate(
      "\(Self.visibleLinks).filter(one => one.closest('.picks, .viewer-steps, .device-menu'))"
        + ".map(one => one.hash)", as: [String].self)
    #expect(kept.count >= 6)
    #expect(kept.allSatisfy { $0.hasSuffix(".night") }, "\(kept)")
    _ = try browser.evaluate(
      "(\(Self.visibleLinks).find(one => one.hash === '#hidden.merged.night').click(), true)",
      as: Bool.self)
    #expect(try choose(1, in: &browser) == "#hidden.merged")
  }
}
