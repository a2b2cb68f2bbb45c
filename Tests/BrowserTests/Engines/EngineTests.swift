import FoundationEssentials
import Support
import Testing

/// Each kind of page in the engines of all browsers.
@Suite struct EngineTests {
  @Test(.needs(.chromium)) func `pages look and work right in Chromium`() throws {
    var browser = try Browser.start()
    try check(in: &browser, called: "chromium")
  }

  @Test(.needs(.firefox)) func `pages look and work right in Firefox`() throws {
    var browser = try FirefoxBrowser.start()
    try check(in: &browser, called: "firefox")
  }

  @Test(.needs(.webKitDriver, .xvfb, .curl)) func `pages look and work right in WebKit`() throws {
    var browser = try WebKitBrowser.start()
    try check(in: &browser, called: "webkit")
  }

  /// A page of each kind, with the element that its address selects and what is shown because of it.
  private static let pages: [(site: String, page: String, place: String, shown: String)] = [
    ("newsroom", "index.xhtml", "", ""),
    ("newsroom", "print.xhtml", "", ""),
    ("newsroom", "screens/home/index.xhtml", "theme-3", ".figure .t3"),
    ("newsroom", "screens/home/iphone-14-pro.xhtml", "theme-3", ".inspect .by-look.t3"),
    ("newsroom", "screens/home/iphone-14-pro/view.xhtml", "", ".state.first"),
    (
      "newsroom", "screens/home/ipad-9.7/view.xhtml", "overlay.merged.night",
      ".state:has(> :target) img.t3"
    ),
    ("newsroom", "menu/iphone-14-pro.xhtml", "theme-3", ".viewer-stage .t3"),
    ("newsroom", "play/iphone-14-pro/home.xhtml", "", ""),
    ("newsroom", "play/iphone-14-pro/home.xhtml", "menu", "#menu"),
    ("newsroom", "flow.xhtml", "", ""), ("newsroom", "journeys.xhtml", "", ""),
    ("newsroom", "problems.xhtml", "", ""), ("newsroom", "legend.xhtml", "", ""),
    ("newsroom", "boot.xhtml", "", ""), ("newsroom", "families.xhtml", "", ""),
    ("newsroom", "families/family-1.xhtml", "", ""), ("newsroom", "plugins.xhtml", "", ""),
    ("newsroom", "routes.xhtml", "", ""),
    (ReviewedFolder.report.rawValue, "index.xhtml", "", ""),
  ]

  private func check<Opener: PageBrowser & ~Copyable>(
    in browser: inout Opener, called name: String
  ) throws {
    let newsroom = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    let report = try BuiltSite.of(ReviewedFolder.report.rawValue)
    for (site, page, place, shown) in Self.pages {
      let folder = site == "newsroom" ? newsroom.path : report.path
      for width in [1400, 390] {
        // The first of two addresses that differ only in the place would not load the page again.
        try browser.show("about:blank")
        try browser.setWindow(width: width, height: 900)
        try browser.show("file://\(folder)/\(page)\(place.isEmpty ? "" : "#\(place)")")
        let complaints = try browser.evaluate(
          PageLaw.complaints(of: [.overflow, .images]), as: [String: [String]].self)
        #expect(complaints.values.joined().sorted() == [], "\(page) in \(name) at \(width) px")
        let count = try browser.evaluate(Self.shown(of: shown), as: Int.self)
        #expect(shown.isEmpty || count > 0, "\(page)#\(place) in \(name) at \(width) px")
        guard let shots = Self.shots else { continue }
        try keep(
          browser.screenshot(), in: shots,
          of: "\(name)-\(site.first ?? "x")-\(page)-\(place)-\(width)")
      }
    }
  }

  /// Returns a script that counts the visible elements of a selector.
  private static func shown(of selector: String) -> String {
    """
    [...document.querySelectorAll('\(selector.isEmpty ? "none" : selector)')]
      .filter(element => element.getClientRects().length > 0).length
    """
  }

  /// The folder that `make browsers` names for pictures of the pages.
  private static let shots = ProcessInfo.processInfo.environment["RIVERBED_SHOTS"]

  private func keep(_ picture: [UInt8], in folder: String, of name: String) throws {
    let file = String(name.map { $0 == "/" || $0 == "." ? "-" : $0 })
    try Data(picture).write(to: URL(filePath: "\(folder)/\(file).png"))
  }
}
