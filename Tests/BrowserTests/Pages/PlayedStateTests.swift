import Support
import Testing

/// What the prototype and the viewers keep: sizes in small windows, and what the reader chose.
@Suite(.needs(.chromium)) struct PlayedStateTests {
  /// A laptop, a small phone, and one that is held sideways.
  private static let windows = [(1366, 650), (375, 667), (800, 360)]

  @Test func `what can be tapped is large enough in small windows`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    for (width, height) in Self.windows {
      try browser.setWindow(width: width, height: height)
      _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml?\(width)")
      let sizes = try browser.evaluate(
        """
        [...document.querySelectorAll('.device .screen a')].map(link => {
          const box = link.lastElementChild.getBoundingClientRect();
          return Math.min(box.width, box.height);
        })
        """, as: [Double].self)
      #expect(sizes.count > 10)
      #expect(sizes.allSatisfy { $0 >= 24 }, "\(width) x \(height): \(sizes.min() ?? 0)")
    }
  }

  @Test func `the link past the frame of a viewer keeps the picture without a script`() throws {
    let site = try BuiltSite.of("newsroom")
    let server = try SiteServer.start(
      on: site.path,
      policy: "default-src 'none'; img-src 'self'; style-src 'self'")
    var browser = try Browser.start()
    _ = try browser.open(server.address + "screens/home/iphone-14-pro/view.xhtml#overlay.merged")
    try click(".state:target > .skip", in: &browser)
    let place = try browser.evaluate(
      """
      [location.hash].concat([...document.querySelectorAll('.state')]
        .filter(state => state.getClientRects().length > 0).map(state => state.id))
      """, as: [String].self)
    #expect(place == ["#overlay.merged", "overlay.merged"])
  }

  /// Clicks on the first element that a selector finds.
  private func click(_ selector: String, in browser: inout Browser) throws {
    let isFound = try browser.evaluate(
      """
      (() => {
        const found = document.querySelector("\(selector)");
        found?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        return found !== null;
      })()
      """, as: Bool.self)
    #expect(isFound, "\(selector)")
  }
}
