import AppLayout
import Support
import Testing

/// The prototype in the browser of a phone.
@Suite(.needs(.chromium)) struct NarrowPlayTests {
  /// The window of the drawn screen, and what else is seen.
  private struct Layout: Decodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    /// The end of what scrolls.
    let end: Double
    let hasDevice: Bool
    let controls: Bool
    let pageWidth: Double
    let pageHeight: Double
  }

  private static let layout = """
    (() => {
      const box = document.querySelector('.device .window').getBoundingClientRect();
      const isShown = selector => document.querySelector(selector).checkVisibility();
      return {
        x: box.x, y: box.y, width: box.width, height: box.height,
        end: document.querySelector('.view .down').getBoundingClientRect().bottom,
        hasDevice: isShown('.device > svg'), controls: isShown('.play-controls'),
        pageWidth: document.scrollingElement.scrollWidth,
        pageHeight: document.scrollingElement.scrollHeight,
      };
    })()
    """

  @Test(arguments: [true, false])
  func `the screen of a phone fills the window, and one button shows the controls`(
    scripts: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    try browser.setColorScheme(.light)
    for height in [640, 844, 950] {
      try browser.setWindow(width: 390, height: height)
      _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml?\(height)")
      let layout = try browser.evaluate(Self.layout, as: Layout.self)
      #expect((layout.x, layout.y, layout.width) == (0, 0, 390))
      #expect(layout.height == Double(height) && layout.end == Double(height))
      #expect(layout.pageWidth == 390 && layout.pageHeight == Double(height))
      #expect(!layout.hasDevice && !layout.controls)
      let button = try browser.evaluate(
        """
        (() => {
          const box = document.querySelector('.open-controls').getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        })()
        """, as: [Double].self)
      try browser.click(x: button[0], y: button[1])
      #expect(try browser.evaluate(Self.layout, as: Layout.self).controls)
      try browser.clickElement(".done")
      try browser.wait(until: "location.hash === '#screen'")
      #expect(try !browser.evaluate(Self.layout, as: Layout.self).controls)
    }
  }

  @Test(arguments: [390, 800, 1400])
  func `the controls of every device fit`(width: Int) throws {
    let site = try BuiltSite.of(
      "newsroom", themes: ["paper", "night", "anatomy"], orientations: [.portrait, .landscape])
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: width, height: 900)
    let pages = try site.files("xhtml").filter {
      $0.hasPrefix("play/") && $0.hasSuffix("/sections.xhtml")
    }
    #expect(pages.count > 3)
    for page in pages {
      _ = try browser.open("file://\(site.path)/\(page)#controls")
      let cut = try browser.evaluate(
        """
        [...document.querySelectorAll('.play-controls > *')].filter(control => {
          const box = control.getBoundingClientRect();
          return box.left < 0 || box.right > innerWidth;
        }).map(control => control.textContent)
        """, as: [String].self)
      #expect(cut.isEmpty, "\(page): \(cut)")
      #expect(
        try browser.evaluate("document.scrollingElement.scrollWidth", as: Int.self) <= width)
    }
  }
}
