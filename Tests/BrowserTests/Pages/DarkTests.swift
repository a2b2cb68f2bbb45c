import Support
import Testing

/// Drawings that are part of a page, for readers whose system is dark or who choose a theme.
@Suite(.needs(.chromium)) struct DarkTests {
  @Test(arguments: [true, false])
  func `drawings follow the system and the chosen theme`(scripts: Bool) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    for page in [
      "screens/home/iphone-14-pro.xhtml", "play/iphone-14-pro/home.xhtml", "flow.xhtml",
    ] {
      let address = "file://\(site.path)/\(page)"
      var seen: [String] = []
      for scheme in [Browser.ColorScheme.light, .dark] {
        try browser.setColorScheme(scheme)
        _ = try browser.open("\(address)?\(scheme.rawValue)")
        seen.append(try browser.evaluate(Self.ground, as: String.self))
      }
      #expect(Set(seen).count == 2, "\(page)")
      guard !page.hasPrefix("play") else { continue }
      // A theme in the address wins over the system, and without scripts too.
      for (number, color) in zip([2, 3], seen) {
        _ = try browser.open("\(address)?\(number)#theme-\(number)")
        #expect(try browser.evaluate(Self.ground, as: String.self) == color, "\(page) \(number)")
      }
      // With scripts the choice applies to the next page too, which is tested without one.
      _ = try browser.evaluate("localStorage.clear() ?? true", as: Bool.self)
    }
  }

  @Test func `on a light page nothing dark is around dark pictures and drawings`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    for (page, part) in [
      ("screens/home/index.xhtml#theme-3", ".large img"),
      ("screens/home/index.xhtml#theme-3", ".tall img"),
      ("screens/home/iphone-14-pro.xhtml#theme-3", ".inspect-boxes svg"),
      ("screens/home/iphone-14-pro/view.xhtml#full.night", ".state img"),
      ("flow.xhtml#theme-3", ".map image"),
    ] {
      var cuts: [String] = []
      for scheme in [Browser.ColorScheme.light, .dark] {
        try browser.setColorScheme(scheme)
        _ = try browser.open("file://\(site.path)/\(page.replacing("#", with: "?\(cuts.count)#"))")
        cuts += try browser.evaluate(
          """
          [...document.querySelectorAll('\(part)')].filter(one => one.getClientRects().length)
            .slice(0, 1).map(one => getComputedStyle(one).clipPath.split('(')[0])
          """, as: [String].self)
      }
      #expect(cuts == ["inset", "none"], "\(page) \(part)")
    }
  }

  /// The color around the device, and the pictures that are shown.
  private static let ground = """
    [...document.querySelectorAll('svg [class^=f]')].slice(0, 40)
      .map(part => getComputedStyle(part).fill)
      .concat([...document.querySelectorAll('.in-theme')]
        .filter(part => getComputedStyle(part).display !== 'none').slice(0, 1)
        .map(part => part.getAttribute('href').includes('night'))).join(' ')
    """
}
