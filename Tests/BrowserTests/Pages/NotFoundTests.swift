import Support
import Testing

/// The page that a host shows for addresses that lead nowhere.
@Suite(.needs(.chromium)) struct NotFoundTests {
  @Test(arguments: [1400, 390])
  func `it has the font of the site under the strictest policy, and nothing is cut`(
    width: Int
  ) throws {
    let site = try BuiltSite.of("newsroom")
    let server = try SiteServer.start(
      on: site.path, policy: "default-src 'none'; img-src 'self'; style-src 'self'")
    var browser = try Browser.start()
    try browser.setWindow(width: width, height: 844)
    let messages = try browser.open(server.address + "404.html")
    #expect(messages.isEmpty, "\(messages)")
    let font = try browser.evaluate(
      "getComputedStyle(document.querySelector('h1')).fontFamily", as: String.self)
    #expect(font.hasPrefix("system-ui"))
    let ends = try browser.evaluate(
      """
      [...document.querySelectorAll('h1, p')].map(part => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const box = words.getBoundingClientRect();
        return Math.max(box.right - innerWidth, box.bottom - innerHeight);
      })
      """, as: [Double].self)
    #expect(ends.count == 3 && ends.allSatisfy { $0 <= 0 }, "\(ends)")
  }
}
