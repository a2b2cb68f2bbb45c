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
}
