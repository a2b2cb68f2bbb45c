import Support
import Testing

/// The first view of a screen's page.
@Suite(.needs(.chromium)) struct ScreenPageTests {
  @Test(arguments: ["newsroom", "qa-app", "single-tv", "rtl", "many-buttons", "own-menus"])
  func `a screen's page has few controls before what is folded, and begins with the picture`(
    app: String
  ) throws {
    let site = try BuiltSite.of(app, themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    let pages = try site.files("xhtml").filter {
      $0.hasPrefix("screens/") && $0.hasSuffix("/index.xhtml")
    }
    #expect(!pages.isEmpty)
    for page in pages {
      _ = try browser.open("file://\(site.path)/\(page)")
      let found = try browser.evaluate(
        """
        (async () => {
          await Promise.all([...document.querySelectorAll('.large img')]
            .filter(one => one.checkVisibility()).map(one => one.decode().catch(() => null)));
          const fold = document.querySelector('.folds');
          const controls = [...document.querySelectorAll('a[href], button, input, select, summary')]
            .filter(one => one.checkVisibility()
              && one.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING);
          const picture = [...document.querySelectorAll('.large img')]
            .find(one => one.checkVisibility()).getBoundingClientRect();
          return [controls.length, picture.bottom, Math.max(picture.width, picture.height)];
        })()
        """, as: [Double].self)
      #expect(found[0] > 10 && found[0] <= 45, "\(page): \(found[0]) controls")
      #expect(found[1] <= 1000 && found[2] >= 700, "\(page): \(found)")
    }
  }

  @Test func `the address says which device and theme are shown, so that it can be sent`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    let page = "file://\(site.path)/screens/home/index.xhtml"
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("\(page)?")
    for choice in ["#device-2", "#theme-3"] {
      _ = try browser.evaluate("(document.querySelector('\(choice)').click(), true)", as: Bool.self)
    }
    let search = try browser.evaluate("location.search", as: String.self)
    #expect(search == "?device=ipad-9.7&theme=night")
    var other = try Browser.start()
    try other.setWindow(width: 1400, height: 1000)
    _ = try other.open("\(page)\(search)")
    #expect(try shown(in: &other) == ["ipad-9.7 night"])
  }

  @Test(arguments: [false, true])
  func `a device and a theme choose the picture, the bars and Play, without a script too`(
    hasScripts: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: hasScripts)
    try browser.setWindow(width: 1400, height: 1000)
    for scheme in [Browser.ColorScheme.light, .dark] {
      try browser.setColorScheme(scheme)
      _ = try browser.open("file://\(site.path)/screens/home/index.xhtml?\(scheme.rawValue)")
      let first = scheme == .dark ? "night" : "paper"
      #expect(try shown(in: &browser) == ["iphone-14-pro \(first)"])
      for (choice, wanted) in [
        ("#device-2", "ipad-9.7 \(first)"), ("#theme-3", "ipad-9.7 night"),
        ("#theme-2", "ipad-9.7 paper"), ("#device-1", "iphone-14-pro paper"),
        ("#theme-1", "iphone-14-pro \(first)"),
      ] {
        _ = try browser.evaluate(
          "(document.querySelector('\(choice)').click(), true)", as: Bool.self)
        #expect(try shown(in: &browser) == [wanted], "\(choice)")
      }
    }
  }

  @Test func `the number of a note is on the picture, and its title says what it is about`() throws
  {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    let words = try browser.evaluate(
      """
      [...document.querySelectorAll('.screen-notes li')].map(note =>
        [...note.querySelectorAll('.remark-number, strong')].filter(one => one.checkVisibility())
          .map(one => one.textContent).join(' '))
      """, as: [String].self)
    #expect(words == ["1 Top stories"])
    let isInside = try browser.evaluate(
      """
      (() => {
        const disc = [...document.querySelectorAll('.note-disc')].find(one => one.checkVisibility())
          .getBoundingClientRect();
        const picture = [...document.querySelectorAll('.large img')]
          .find(one => one.checkVisibility()).getBoundingClientRect();
        return disc.left >= picture.left && disc.right <= picture.right
          && disc.top >= picture.top && disc.bottom <= picture.bottom;
      })()
      """, as: Bool.self)
    #expect(isInside)
  }

  @Test func `what leads to a screen, and where it leads, is next to its picture`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    let bottoms = try browser.evaluate(
      """
      ['#ways-here td', '#ways-from-here a', '.screen-stage'].map(part =>
        document.querySelector(part).getBoundingClientRect().bottom)
      """, as: [Double].self)
    #expect(bottoms[0] < bottoms[1] && bottoms[1] < min(1000, bottoms[2]), "\(bottoms)")
  }

  @Test(arguments: [(1400, true), (390, false)])
  func `bars are open in a wide window, and folded with the rest on a phone`(
    width: Int, isOpen: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: width, height: 900)
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    let areShown = try browser.evaluate(
      """
      ['#matrix .configured', '#ways-here td'].map(part =>
        document.querySelector(part).checkVisibility())
      """, as: [Bool].self)
    #expect(areShown == [isOpen, isOpen])
  }

  @Test func `a link to what is folded opens it`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    for (place, isOpen) in [("", false), ("?facts#facts", true)] {
      _ = try browser.open("file://\(site.path)/screens/home/index.xhtml\(place)")
      let isShown = try browser.evaluate(
        "document.querySelector('#facts .facts').checkVisibility()", as: Bool.self)
      #expect(isShown == isOpen, "\(place)")
    }
  }

  @Test func `on a phone the prototype is one tap away in the first view`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 390, height: 844)
    _ = try browser.open("file://\(site.path)/screens/home/index.xhtml")
    let end = try browser.evaluate(
      """
      [...document.querySelectorAll('.screen-actions .button')]
        .find(one => one.checkVisibility()).getBoundingClientRect().bottom
      """, as: Double.self)
    #expect(end < 844)
  }

  /// Returns the devices and themes of what is shown of the screen as configured.
  private func shown(in browser: inout Browser) throws -> Set<String> {
    let addresses = try browser.evaluate(
      """
      [...document.querySelectorAll('.screen-view img, .matrix .configured img')]
        .filter(one => one.checkVisibility()).map(one => one.src)
      """, as: [String].self)
    #expect(addresses.count == 3, "\(addresses)")
    let held = try browser.evaluate(
      """
      [...document.querySelectorAll('.screen-actions .button')]
        .filter(one => one.checkVisibility()).map(one => one.href)
      """, as: [String].self)
    return Set(
      addresses.map { address in
        let device = ["iphone-14-pro", "ipad-9.7"].first { address.contains("/\($0)/") } ?? "none"
        #expect(held.count == 1 && held[0].contains("/play/\(device)/"), "\(held)")
        return "\(device) \(address.contains("/themes/night/") ? "night" : "paper")"
      })
  }
}
