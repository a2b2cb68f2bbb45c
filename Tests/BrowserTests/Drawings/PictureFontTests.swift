import Site
import Support
import Testing

/// Pictures in the fonts that readers have, each of which is the only one that the browser knows.
@Suite(.needs(.chromium, .fontList)) struct PictureFontTests {
  /// What a picture measures: how many texts it has, and which of them leave their boxes.
  private struct Measured: Decodable {
    let count: Int
    let outside: [String]
  }

  /// The kinds of boxes that hold a text.
  private static let holders = [
    "cell", "header", "footer", "bar-title", "bar-button", "tab", "menu-row", "notice", "banner",
    "plugin-area",
  ]

  /// A text is in the innermost box around it, and in any case in the picture. What a group cuts off
  /// is not seen, and texts without a box stay clear of each other.
  private static let script = """
    (() => {
      const picture = document.documentElement;
      const [left, top, width] = picture.getAttribute('viewBox').split(' ').map(Number);
      const kinds = new Set(\(holders));
      const outside = [];
      const free = [];
      for (const text of document.querySelectorAll('text')) {
        const words = text.getBoundingClientRect();
        if (text.parentNode.hasAttribute('clip-path') && text.parentNode.children.length === 1) {
          continue;
        }
        let box = text.closest('[data-frame]');
        while (box && !kinds.has(box.dataset.kind)) box = box.parentNode.closest('[data-frame]');
        let [start, end] = [0, width];
        if (box) {
          const [x, , length] = box.dataset.frame.split(' ').map(Number);
          [start, end] = [x - left, x - left + length];
        } else {
          free.push([text.textContent, words]);
        }
        if (words.left < start - 0.5 || words.right > end + 0.5) outside.push(text.textContent);
      }
      if (!document.querySelector('[data-kind=window]')) {
        for (const [name, one] of free) {
          if (free.some(([, other]) => one !== other && one.left < other.right - 0.5
            && other.left < one.right - 0.5 && Math.abs(one.bottom - other.bottom) < 2)) {
            outside.push(name);
          }
        }
      }
      return { count: document.querySelectorAll('text').length, outside };
    })()
    """

  @Test(arguments: ["newsroom", "qa-app", "hostile-names", "nested-menu"], MapFontTests.fonts)
  func `texts never leave their boxes`(app: String, font: String) throws {
    let site = try BuiltSite.of(
      app, devices: ["iphone-se-1", "iphone-17", "apple-tv-hd"], prototype: .none)
    var browser = try Browser.start(font: font)
    var count = 0
    let pictures = try site.files("svg").filter {
      $0.contains("/on_top.") || $0.hasSuffix("/full.svg") || $0.hasPrefix("menu/")
        || $0 == "legend.svg" || $0.contains("/redlines.")
    }
    for picture in pictures {
      _ = try browser.open("file://\(site.path)/\(picture)")
      let measured = try browser.evaluate(Self.script, as: Measured.self)
      #expect(measured.outside.isEmpty, "\(picture): \(measured.outside)")
      count += measured.count
    }
    #expect(count > 200)
  }
}
