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
        [...document.querySelectorAll('.device .view a')].filter(link => link.checkVisibility()).map(link => {
          const box = link.lastElementChild.getBoundingClientRect();
          return Math.min(box.width, box.height);
        })
        """, as: [Double].self)
      #expect(sizes.count > 10)
      #expect(sizes.allSatisfy { $0 >= 24 }, "\(width) x \(height): \(sizes.min() ?? 0)")
    }
  }

  @Test(arguments: [false, true])
  func `the keyboard begins at the picture in a viewer's address`(hasScripts: Bool) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setScripts(areOn: hasScripts)
    _ = try browser.open(
      "file://\(site.path)/screens/home/iphone-14-pro/view.xhtml#overlay.merged")
    try browser.press(.tab)
    #expect(
      try browser.evaluate(
        "document.activeElement.closest('.state')?.id ?? ''", as: String.self) == "overlay.merged")
    // Only the script makes the link past the frame lead there; without it, the page does not have it.
    let skips = try browser.evaluate(
      """
      [...document.querySelectorAll('.skip')].filter(one => one.getClientRects().length > 0)
        .map(one => one.hash)
      """, as: [String].self)
    #expect(skips == (hasScripts ? ["#overlay.merged"] : []))
  }

  @Test func `the second picture of a viewer is in its address, and in those of others`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 900)
    let viewer = "file://\(site.path)/screens/home/iphone-14-pro/view.xhtml"
    _ = try browser.open(viewer)
    try click("summary", in: &browser)
    for choice in ["#second-on_top-merged", "#second-device-2", "#second-look-3"] {
      _ = try browser.evaluate("(document.querySelector('\(choice)').click(), true)", as: Bool.self)
    }
    let search = "?second=on_top.merged&second-device=ipad-9.7&second-look=night"
    #expect(try browser.evaluate("location.search", as: String.self) == search)
    let next = try browser.evaluate(
      "document.querySelector('.state.first [data-step=next]').href", as: String.self)
    #expect(next.contains("view.xhtml\(search)#"))
    // A reader who opens that address sees the same two pictures, which start at the same height.
    _ = try browser.open("about:blank")
    _ = try browser.open("\(viewer)\(search)")
    let tops = try browser.evaluate(
      """
      Promise.all([...document.querySelectorAll('.viewer-stage img, .second img')]
        .filter(image => image.getClientRects().length > 0)
        .map(async image => { await image.decode(); return image.getBoundingClientRect().top }))
      """, as: [Double].self)
    #expect(tops.count == 2 && tops[0] == tops[1], "\(tops)")
    let file = try browser.evaluate(
      """
      [...document.querySelectorAll('.second img')].find(one => one.getClientRects().length > 0).src
      """, as: String.self)
    #expect(file.hasSuffix("themes/night/screens/home/ipad-9.7/on_top.merged.svg"))
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
