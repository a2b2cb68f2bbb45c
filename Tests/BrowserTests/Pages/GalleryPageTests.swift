import Support
import Testing

/// The cards of a gallery, and what its address says.
@Suite(.needs(.chromium)) struct GalleryPageTests {
  private static let devices = ["iphone-14-pro", "ipad-9.7", "apple-tv-4k"]

  private func opened(_ search: String, in browser: inout Browser) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"], devices: Self.devices)
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/index.xhtml\(search)")
  }

  /// JavaScript for the visible pictures of cards.
  private static let pictures =
    "[...document.querySelectorAll('.shots img')].filter(one => one.checkVisibility())"

  @Test func `pictures fill their cards, five are across, and a TV has wide cards`() throws {
    var browser = try Browser.start()
    for (search, across, shape) in [("", 5, -1.0), ("?device=apple-tv-4k-landscape", 3, 1.0)] {
      try opened(search, in: &browser)
      let cards = try browser.evaluate(
        """
        \(Self.pictures).map(one => {
          const card = one.closest('.screen').getBoundingClientRect();
          const box = one.getBoundingClientRect();
          return [box.width / card.width, Math.sign(box.width - box.height), card.top];
        })
        """, as: [[Double]].self)
      #expect(cards.count == 8)
      #expect(cards.allSatisfy { $0[0] > 0.9 && $0[1] == shape }, "\(cards)")
      #expect(cards.count { $0[2] == cards[0][2] } == across, "\(search)")
    }
  }

  @Test func `search, device and theme are in the address, which comes before what is remembered`()
    throws
  {
    var browser = try Browser.start()
    try opened("", in: &browser)
    for choice in ["#device-2", "#theme-3"] {
      _ = try browser.evaluate("(document.querySelector('\(choice)').click(), true)", as: Bool.self)
    }
    _ = try browser.evaluate(
      """
      (() => {
        const field = document.getElementById('find');
        field.value = 'harbour';
        field.dispatchEvent(new Event('input'));
        return true;
      })()
      """, as: Bool.self)
    let search = try browser.evaluate("location.search", as: String.self)
    #expect(search == "?device=ipad-9.7&theme=night&find=harbour")
    let shown = "\(Self.pictures).map(one => one.getAttribute('src'))"
    try opened("?device=apple-tv-4k-landscape&theme=paper&find=harbour", in: &browser)
    #expect(
      try browser.evaluate(shown, as: [String].self)
        == ["screens/home/apple-tv-4k-landscape/on_top.hidden.svg"])
    try opened("\(search)&again", in: &browser)
    #expect(
      try browser.evaluate(shown, as: [String].self)
        == ["themes/night/screens/home/ipad-9.7/on_top.merged.svg"])
  }

  @Test(arguments: [
    ("harbour", "Home: Harbour reopens"), ("explore", "Explore: "),
    ("menu live", "Live: menu entry “Live”"),
  ])
  func `search says what matched, also a menu entry`(words: String, wanted: String) throws {
    var browser = try Browser.start()
    try opened("?find=\(words.replacing(" ", with: "+"))", in: &browser)
    let found = try browser.evaluate(
      """
      [...document.querySelectorAll('.screen')].filter(one => one.checkVisibility()).map(one =>
        one.querySelector('h2').textContent + ': ' + (one.querySelector('.why')?.textContent ?? ''))
      """, as: [String].self)
    #expect(found.contains(wanted), "\(found)")
  }
}
