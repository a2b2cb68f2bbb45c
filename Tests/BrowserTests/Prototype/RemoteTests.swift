import Support
import Testing

/// The prototype on a TV, which is used by a remote.
@Suite(.needs(.chromium)) struct RemoteTests {
  private static let focused = """
    (() => {
      const part = document.activeElement;
      const box = (part.lastElementChild ?? part).getBoundingClientRect();
      const frame = document.querySelector('.device .window').getBoundingClientRect();
      const [across, down] = [80 / 1920 * frame.width, 60 / 1080 * frame.height];
      return { isPart: part.matches('.device a'), x: box.x, y: box.y, right: box.right,
        bottom: box.bottom,
        isInside: box.x >= frame.x + across - 1 && box.right <= frame.right - across + 1
          && box.y >= frame.y - 1 && box.bottom <= frame.bottom - down + 1 };
    })()
    """

  private struct Focus: Decodable {
    let isPart: Bool
    let x: Double
    let y: Double
    let right: Double
    let bottom: Double
    let isInside: Bool
  }

  private func browserOnTV(_ site: BuiltSite) throws -> Browser {
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    let folder = try #require(
      try site.files("xhtml").first { $0.hasPrefix("play/") && $0.hasSuffix("/home.xhtml") })
    _ = try browser.open("file://\(site.path)/\(folder)")
    return browser
  }

  @Test func `arrows move the focus by geometry, and keep it in the safe area`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["apple-tv-hd"])
    var browser = try browserOnTV(site)
    try browser.press(.down)
    var last = try browser.evaluate(Self.focused, as: Focus.self)
    #expect(last.isPart && last.isInside)
    var moved: [Browser.Key: Int] = [:]
    for key in [.right, .right, .down, .down, .left, .down, .up, .up, .right] as [Browser.Key] {
      try browser.press(key)
      let focus = try browser.evaluate(Self.focused, as: Focus.self)
      #expect(focus.isPart && focus.isInside, "\(key): \(focus)")
      if (focus.x, focus.y) != (last.x, last.y) { moved[key, default: 0] += 1 }
      last = focus
    }
    #expect(moved.count >= 3, "\(moved)")
  }

  @Test(arguments: [true, false])
  func `the ring is on the chosen tab without content, and at the start of what opens itself`(
    reportsFocus: Bool
  ) throws {
    let site = try BuiltSite.of("matinee")
    let other = try BuiltSite.of("wave", devices: ["apple-tv-hd"])
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    // In a frame, or behind another window, a page has no focus to report.
    if !reportsFocus {
      try browser.runFirst(
        "addEventListener('focusin', event => event.stopImmediatePropagation(), true)")
    }
    let path = "play/apple-tv-hd-landscape"
    let folder = "file://\(site.path)/\(path)"
    let ring = """
      [...document.querySelectorAll('.device .ring')].map(ring =>
        ring.parentElement.querySelector('title').textContent)
      """
    _ = try browser.open("file://\(other.path)/\(path)/studio.xhtml")
    #expect(try browser.evaluate(ring, as: [String].self) == ["Studio, opens Studio"])
    _ = try browser.open("\(folder)/account.xhtml")
    #expect(try browser.evaluate(ring, as: [String].self) == ["Row 1"])
    _ = try browser.open("\(folder)/film.xhtml")
    let first = try browser.evaluate(ring, as: [String].self)
    #expect(first.count == 1)
    try browser.press(.down)
    #expect(try browser.evaluate("document.querySelector('.down').scrollTop", as: Double.self) > 0)
    try browser.follow { try $0.press(.enter) }
    #expect(try browser.evaluate(ring, as: [String].self) == first)
    #expect(try browser.evaluate("document.querySelector('.down').scrollTop", as: Double.self) == 0)
    let isDrawnFirst =
      "document.querySelector('.ring').closest('a').querySelector('.s-focus') !== null"
    #expect(try browser.evaluate(isDrawnFirst, as: Bool.self))
  }

  @Test func `a theme that is chosen with a pointer leaves the arrows to the ring`() throws {
    var browser = try browserOnTV(
      try BuiltSite.of("newsroom", themes: ["paper", "night"], devices: ["apple-tv-hd"]))
    struct Point: Decodable { let x: Double, y: Double }
    let theme = try browser.evaluate(
      """
      (() => {
        const label = [...document.querySelectorAll('fieldset[data-remember] label')].at(-1);
        const box = label.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()
      """, as: Point.self)
    let chosen = "[...document.querySelectorAll('fieldset[data-remember] input')].at(-1).checked"
    try browser.click(x: theme.x, y: theme.y)
    #expect(try browser.evaluate(chosen, as: Bool.self))
    try browser.press(.down)
    #expect(try browser.evaluate(Self.focused, as: Focus.self).isPart)
    #expect(try browser.evaluate(chosen, as: Bool.self))
  }

  @Test func `Enter opens what has the focus, and Escape goes back to it`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["apple-tv-hd"])
    var browser = try browserOnTV(site)
    let link = try browser.evaluate(
      "document.querySelector('.device .view a[href$=\".xhtml\"]:not([href=\"home.xhtml\"])').getAttribute('href')",
      as: String.self)
    try browser.press(.down)
    _ = try browser.evaluate(
      "(document.querySelector('.device .view a[href=\"\(link)\"]').focus(), 1)", as: Int.self)
    let before = try browser.evaluate(Self.focused, as: Focus.self)
    try browser.press(.enter)
    try browser.wait(until: "location.pathname.endsWith('/\(link)')")
    try browser.press(.escape)
    try browser.wait(until: "location.pathname.endsWith('/home.xhtml')")
    try browser.wait(until: "document.activeElement.matches('.device a')")
    let after = try browser.evaluate(Self.focused, as: Focus.self)
    #expect((after.x, after.y) == (before.x, before.y))
  }

  @Test func `Escape leads from the content of a tab's screen to its tab`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/home.xhtml")
    let isInBar = "document.querySelector('.device .front .ringed.selected') !== null"
    try browser.press(.down)
    #expect(try !browser.evaluate(isInBar, as: Bool.self))
    try browser.press(.escape)
    #expect(try browser.evaluate(isInBar, as: Bool.self))
    #expect(try browser.evaluate("location.pathname", as: String.self).hasSuffix("/home.xhtml"))
  }

  @Test func `the ring selects what is the same for every app, which shows it`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["apple-tv-hd"])
    var browser = try browserOnTV(site)
    for (page, parts, key) in [
      ("settings", ["Row 1", "Switch 1"], Browser.Key.down),
      ("epg", ["Program 1", "Program 2"], .right),
    ] {
      _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/\(page).xhtml")
      for part in parts {
        let title = "document.querySelector('.ringed > title').textContent"
        #expect(try browser.evaluate(title, as: String.self) == part, "\(page)")
        try browser.press(.enter)
        let isShown = "document.querySelector('.ringed').matches('.idle.said, .toggled')"
        #expect(try browser.evaluate(isShown, as: Bool.self), "\(page): \(part)")
        try browser.press(key)
      }
    }
  }

  @Test func `what is in the corner of a bar is above the last tab, not above the first`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/home.xhtml")
    let ring = """
      document.querySelector('.device .ring').parentElement.querySelector('title').textContent
      """
    for (keys, title) in [
      ([Browser.Key.up, .up], "Home, opens Home"),
      ([.right, .right, .right, .right, .up], "Search, opens Search"),
      ([.down], "Downloads, opens Downloads"),
    ] {
      for key in keys { try browser.press(key) }
      #expect(try browser.evaluate(ring, as: String.self) == title)
    }
    let titles = """
      [...document.querySelectorAll('.front text')].filter(text => text.textContent === 'Home').length
      """
    #expect(try browser.evaluate(titles, as: Int.self) == 1)
  }

  @Test func `the ring does not run below a bar that covers the content`() throws {
    let site = try BuiltSite.of("newsroom", devices: ["apple-tv-hd"])
    var browser = try browserOnTV(site)
    _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/watch.xhtml")
    let distance = """
      document.querySelector('.ring').getBoundingClientRect().top
        - document.querySelector('.front svg > g rect').getBoundingClientRect().bottom
      """
    for key in [nil, Browser.Key.right] {
      if let key { try browser.press(key) }
      #expect(try browser.evaluate(distance, as: Double.self) >= -0.5)
    }
  }

  @Test func `the tabs are entered at the open one`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    for (page, title) in [("shows", "Shows"), ("downloads", "Downloads")] {
      _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/\(page).xhtml")
      try browser.press(.up)
      let ring = try browser.evaluate(
        "document.querySelector('.device .ring').parentElement.querySelector('title').textContent",
        as: String.self)
      #expect(ring == "\(title), opens \(title)")
    }
  }
}
