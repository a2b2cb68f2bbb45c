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

  /// What is open, and how much of the window it covers.
  private struct Opened: Decodable {
    let isLow: Bool
    /// The ends of the shade or the ground, and of the surface.
    let top: Double
    let bottom: Double
    let surfaceTop: Double
    let surfaceBottom: Double
    /// The end of what it draws, when it is scrolled to its end.
    let end: Double
  }

  private static let opened = """
    (() => {
      const open = document.querySelector('.stand-in:has(:target)');
      const svg = open.querySelector(':scope > svg');
      const [ground, sheet] = [...svg.querySelectorAll(':scope > rect, :scope > g')];
      const frame = part => part.getBoundingClientRect();
      const surface = open.matches('.over') ? sheet.querySelector('rect') : ground;
      const shade = ground.matches('g') ? ground.querySelector('rect') : ground;
      const { top, bottom } = frame(shade);
      const box = frame(surface);
      open.scrollTo({ top: 1e4, behavior: 'instant' });
      return { isLow: open.matches('.low'), top, bottom, surfaceTop: box.top,
        surfaceBottom: box.bottom, end: frame(svg).bottom };
    })()
    """

  @Test func `what opens reaches the ends of the window, and can be seen whole`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setMotion(isWanted: false)
    var low = 0
    for height in [640, 950] {
      try browser.setWindow(width: 390, height: height)
      for page in ["home", "explore", "live"] {
        let address = "file://\(site.path)/play/iphone-14-pro/\(page).xhtml"
        _ = try browser.open("\(address)?\(height)")
        let ids = try browser.evaluate(
          """
          [...document.querySelectorAll('.device .stand-in')].map(one =>
            one.querySelector('.opened').id)
          """, as: [String].self)
        for id in ids {
          _ = try browser.open("\(address)?\(height)\(id)#\(id)")
          let opened = try browser.evaluate(Self.opened, as: Opened.self)
          let end = Double(height)
          let comment: Comment = "\(page)#\(id) at \(height): \(opened)"
          #expect(opened.top <= 0 && opened.bottom >= end, comment)
          #expect(opened.surfaceBottom >= end, comment)
          #expect(opened.end <= end + 1, comment)
          if opened.isLow {
            low += 1
            #expect(opened.surfaceTop > end * 0.2, comment)
          }
        }
      }
    }
    #expect(low > 0)
  }

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
      #expect(try !browser.evaluate(Self.layout, as: Layout.self).controls)
    }
  }

  /// The edges of a device and of the controls beside it.
  private struct Sideways: Decodable {
    let top: Double
    let right: Double
    let controls: Double
    let pageWidth: Double
  }

  @Test(arguments: [667, 844])
  func `the screen of a phone fills one that is held sideways`(width: Int) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: width, height: 375)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    let layout = try browser.evaluate(Self.layout, as: Layout.self)
    // What is beside the notch is outside.
    #expect((layout.y, layout.width, layout.height, layout.end) == (-44, 392, 419, 375))
    #expect(abs(layout.x - Double(width - 392) / 2) <= 1)
    #expect((layout.pageWidth, layout.pageHeight) == (Double(width), 375))
    let grounds = try browser.evaluate(
      """
      ['.view > svg > rect', '.front > svg > g > rect', '.at-foot > svg > g > rect', '.view .down']
        .filter(part => part !== '.at-foot > svg > g > rect' || document.querySelector('.at-foot'))
        .map(part => document.querySelector(part).getBoundingClientRect())
        .filter(({ left, right }) => left > 1 || right < innerWidth - 1).length
      """, as: Int.self)
    #expect(grounds == 0)
    #expect(!layout.hasDevice && !layout.controls)
    try browser.clickElement(".open-controls")
    #expect(try browser.evaluate(Self.layout, as: Layout.self).controls)
  }

  @Test func `a phone is drawn as it is held, where the site has it both ways`() throws {
    let site = try BuiltSite.of(
      "newsroom", orientations: [.portrait, .landscape], devices: ["iphone-14-pro"])
    var browser = try Browser.start()
    try browser.setWindow(width: 390, height: 844)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/sections.xhtml")
    for (width, height, folder) in [
      (844, 390, "iphone-14-pro-landscape"), (390, 844, "iphone-14-pro"),
    ] {
      try browser.setWindow(width: width, height: height)
      try browser.wait(until: "location.pathname.endsWith('/\(folder)/sections.xhtml')")
      let layout = try browser.evaluate(Self.layout, as: Layout.self)
      #expect((layout.x, layout.y, layout.width) == (0, 0, Double(width)))
      #expect(layout.height == Double(height) && layout.end == Double(height))
      #expect(!layout.hasDevice && !layout.controls)
    }
  }

  @Test func `a tablet is beside its controls on a phone that is held sideways`() throws {
    let width = 844
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: width, height: 375)
    _ = try browser.open("file://\(site.path)/play/ipad-9.7/home.xhtml")
    let seen = try browser.evaluate(
      """
      (() => {
        const frame = selector => document.querySelector(selector).getBoundingClientRect();
        const { top, right } = frame('.device > svg');
        return { top, right, controls: frame('.play-controls').left,
          pageWidth: document.scrollingElement.scrollWidth };
      })()
      """, as: Sideways.self)
    #expect(seen.top == 0 && seen.controls >= seen.right, "\(seen)")
    #expect(seen.pageWidth <= Double(width), "\(seen)")
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
    // On a phone that is upright a phone is, too.
    for page in pages where width > 390 || !page.hasPrefix("play/iphone-14-pro-landscape") {
      _ = try browser.open("file://\(site.path)/\(page)")
      _ = try browser.evaluate(
        "document.querySelector('.open-controls').checked = true", as: Bool.self)
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
