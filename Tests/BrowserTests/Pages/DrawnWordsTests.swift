import Support
import Testing

/// Words and marks of drawings on pages, as people see them.
@Suite(.needs(.chromium)) struct DrawnWordsTests {
  @Test func `a note on the map that begins with an Arabic name runs from left to right`() throws {
    let site = try BuiltSite.of("rtl")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/flow.xhtml")
    let starts = try browser.evaluate(
      """
      [...document.querySelectorAll('.map text.map-note')]
        .filter(text => /^“[^a-z]*” in the /.test(text.textContent))
        .map(text => text.getStartPositionOfChar(0).x
          < text.getStartPositionOfChar(text.getNumberOfChars() - 1).x)
      """, as: [Bool].self)
    #expect(!starts.isEmpty && starts.allSatisfy { $0 }, "\(starts)")
  }

  @Test(arguments: ["iphone-17", "apple-tv-4k"])
  func `the disc of a note does not cover the link of a header`(device: String) throws {
    let site = try BuiltSite.of("newsroom", devices: [device])
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    let page = device == "apple-tv-4k" ? "apple-tv-4k-landscape" : device
    _ = try browser.open("file://\(site.path)/screens/home/\(page).xhtml")
    let gaps = try browser.evaluate(
      """
      (() => {
        const stage = document.querySelector('.inspect-boxes svg');
        const links = [...stage.querySelectorAll('text')]
          .filter(text => text.textContent.endsWith('›')).map(text => text.getBoundingClientRect());
        return [...stage.querySelectorAll('.note-disc circle')].flatMap(disc => {
          const { left, top, right, bottom } = disc.getBoundingClientRect();
          return links.map(link => Math.max(
            link.left - right, left - link.right, link.top - bottom, top - link.bottom));
        });
      })()
      """, as: [Double].self)
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0 >= 0 }, "\(gaps)")
  }

  @Test func `tabs have the outline that the key explains`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/sections.xhtml")
    let styles = try browser.evaluate(
      """
      (() => {
        document.querySelector('#tint').click();
        const style = (part, of) => {
          const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(part, of);
          return [borderTopStyle, borderTopColor, backgroundColor].join();
        };
        return [...document.querySelectorAll('.device .tab')].map(tab => style(tab, '::after'))
          .concat(style(document.querySelector('.key > .opens-aside'), '::before'));
      })()
      """, as: [String].self)
    #expect(styles.count == 5 && Set(styles).count == 1, "\(styles)")
    #expect(styles[0].hasPrefix("dotted"))
  }
}
