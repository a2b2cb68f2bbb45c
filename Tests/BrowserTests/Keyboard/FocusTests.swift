import Support
import Testing

/// What someone without a mouse can reach.
@Suite(.needs(.chromium)) struct FocusTests {
  /// One page of each kind: pages of a kind have the same frame and pieces.
  private static let pages = [
    "index.xhtml", "screens/home/index.xhtml", "screens/home/iphone-14-pro.xhtml", "flow.xhtml",
    "boot.xhtml", "families.xhtml", "plugins.xhtml", "routes.xhtml", "problems.xhtml",
    "legend.xhtml",
  ]

  @Test func `the tab key alone reaches everything in order and leaves the page`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 900)
    try browser.setColorScheme(.light)
    for page in Self.pages {
      _ = try browser.open("file://\(site.path)/\(page)")
      let complaints = try browser.complaintsAboutFocus()
      #expect(complaints == [], "\(page)")
    }
  }

  @Test func `anything the tab key misses or cannot leave is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>
      <a href="#a">First</a><a href="#b" tabindex="-1">Missed</a>
      <a href="#c" style="outline: none">Unseen</a><button onblur="this.focus()">Trap</button>
      <a href="#d">Last</a></body></html>
      """, to: "faulty.xhtml")
    var browser = try Browser.start()
    _ = try browser.open("file://\(folder.path)/faulty.xhtml")
    let complaints = try browser.complaintsAboutFocus()
    #expect(
      complaints == ["not reached: Missed", "not reached: Last", "focus not seen: Unseen"])
  }
}

extension Browser {
  /// Presses the tab key until the end of the page, and returns what went wrong on the way.
  fileprivate mutating func complaintsAboutFocus() throws -> [String] {
    let count = try evaluate(Self.listening, as: Int.self)
    // There may be more stops than expected, such as parts that scroll.
    for _ in 0..<(count * 5 / 4 + 20) {
      try press(.tab)
    }
    return try evaluate("complaintsAboutFocus()")
  }

  /// Records what the focus reaches; its value is how many things it should reach. The focus
  /// reaches only one radio button of a group.
  private static let listening = """
    (() => {
      const groups = new Set();
      const expected = [...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(element => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) return false;
        if (element.type !== 'radio') return true;
        const mates = [...document.querySelectorAll('input[type=radio]')]
          .filter(one => one.name === element.name);
        const chosen = mates.find(one => one.checked) || mates[0];
        return element === chosen;
      });
      // The focus may be shown by the element, by what is in it, or by a card around it.
      const look = element => {
        const around = [element, element.parentElement, element.closest('li, td, article')];
        return [...around, ...element.querySelectorAll('*')].filter(Boolean).flatMap(one =>
          [null, '::before', '::after'].map(part => {
            const style = getComputedStyle(one, part);
            return [style.outline, style.boxShadow, style.border, style.stroke, style.strokeWidth,
              style.backgroundColor].join();
          })).join();
      };
      const before = new Map(expected.map(element => [element, look(element)]));
      const reached = [];
      const unseen = new Set();
      // When the key is released, the page has scrolled to the focused element.
      addEventListener('keyup', () => {
        const element = document.activeElement;
        if (element === document.body || reached.includes(element)) return;
        reached.push(element);
        const box = element.getBoundingClientRect();
        const isInside = box.bottom > 0 && box.top < innerHeight;
        if (look(element) === before.get(element) || !isInside) unseen.add(element);
      });
      const called = element =>
        (element.getAttribute('aria-label') || element.textContent || element.id).trim().slice(0, 40);
      globalThis.complaintsAboutFocus = () => {
        const complaints = expected.filter(element => !reached.includes(element))
          .map(element => `not reached: ${called(element)}`);
        reached.slice(1).forEach((element, index) => {
          const follows = reached[index].compareDocumentPosition(element)
            & Node.DOCUMENT_POSITION_FOLLOWING;
          if (!follows) complaints.push(`out of order: ${called(element)}`);
        });
        return complaints.concat([...unseen].map(element => `focus not seen: ${called(element)}`));
      };
      return expected.length;
    })()
    """
}
