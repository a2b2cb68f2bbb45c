import Support
import Testing

/// The prototype, used with a mouse and with keys.
@Suite(.needs(.chromium)) struct PlayTests {
  private static let folder = "play/iphone-14-pro"

  /// A part of a screen that opens something: where to click it, and where it leads.
  private struct Part: Decodable {
    let x: Double
    let y: Double
    let target: String
  }

  @Test(arguments: [true, false])
  func `clicks on what is drawn reach every screen that the map says`(scripts: Bool) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    let pages = try site.files("xhtml").filter { $0.hasPrefix(Self.folder) }
    let start = "\(Self.folder)/home.xhtml"
    var reached: Set<String> = [start]
    var next = [start]
    while let page = next.popLast() {
      for menu in ["", "#menu"] {
        _ = try browser.open("file://\(site.path)/\(page)?look\(menu.count)\(menu)")
        let targets = try browser.evaluate(Self.targets, as: [String].self)
        for target in targets where !reached.contains("\(Self.folder)/\(target)") {
          // A new page for each click, in which the part is scrolled into view.
          _ = try browser.open("file://\(site.path)/\(page)?\(target)\(menu.count)\(menu)")
          let parts = try browser.evaluate(Self.part(leadingTo: target), as: [Part].self)
          let part = try #require(parts.first, "\(page)\(menu): \(target) cannot be clicked")
          try browser.follow { try $0.click(x: part.x, y: part.y) }
          let name = try browser.evaluate(Self.name, as: String.self)
          #expect(name == target)
          reached.insert("\(Self.folder)/\(name)")
          next.append("\(Self.folder)/\(name)")
        }
      }
    }
    // The map says that each screen can be reached.
    #expect(pages.count > 5)
    #expect(reached.sorted() == pages.filter { !$0.contains("/journeys/") })
  }

  @Test func `keys go back, open the menu, and show what can be tapped`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/\(Self.folder)/home.xhtml")
    try browser.press(.t)
    #expect(try browser.evaluate(Self.isTinted, as: Bool.self))
    // By Watch to Live, which the shortest way opens from Home.
    for target in ["watch.xhtml", "live.xhtml"] {
      let part = try #require(
        try browser.evaluate(Self.part(leadingTo: target), as: [Part].self).first)
      try browser.follow { try $0.click(x: part.x, y: part.y) }
      #expect(try browser.evaluate(Self.name, as: String.self) == target)
      #expect(try browser.evaluate(Self.isTinted, as: Bool.self), "the tint is not kept")
    }
    for target in ["watch.xhtml", "home.xhtml"] {
      try browser.follow { try $0.press(.b) }
      #expect(try browser.evaluate(Self.name, as: String.self) == target)
    }
    try browser.press(.m)
    #expect(try browser.evaluate(Self.isMenuOpen, as: Bool.self))
    try browser.press(.escape)
    #expect(try !browser.evaluate(Self.isMenuOpen, as: Bool.self))
  }

  @Test(arguments: [
    ("", true), ("altKey", false), ("ctrlKey", false), ("metaKey", false), ("shiftKey", false),
  ])
  func `Back is taken over, unless a key makes it open another tab or window`(
    key: String, isTakenOver: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/\(Self.folder)/home.xhtml")
    let part = try #require(
      try browser.evaluate(Self.part(leadingTo: "watch.xhtml"), as: [Part].self).first)
    try browser.follow { try $0.click(x: part.x, y: part.y) }
    // The page's own listener runs first. Nothing is opened, and the page stays: one that goes away
    // may take the answer with it.
    let isPrevented = """
      new Promise(done => {
        let count = 0;
        history.back = () => { count += 1; };
        addEventListener('click', event => {
          done([event.defaultPrevented, count === 1]);
          event.preventDefault();
        });
        document.querySelector('.play a.back').dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, '\(key)': true }));
      })
      """
    #expect(try browser.evaluate(isPrevented, as: [Bool].self) == [isTakenOver, isTakenOver])
  }

  private static let name = "location.pathname.split('/').pop()"
  private static let isTinted = "document.getElementById('tint').checked"
  private static let isMenuOpen =
    "getComputedStyle(document.getElementById('menu')).visibility === 'visible'"
  /// The files that the parts of the screen lead to, each once.
  private static let targets = """
    [...new Set([...document.querySelectorAll('.device svg a:not(.aside, .back)')]
      .filter(part => part.checkVisibility({ visibilityProperty: true }))
      .map(part => part.getAttribute('href').split('#')[0]).filter(page => page))]
    """

  private static func part(leadingTo target: String) -> String {
    parts("a:is([href=\"\(target)\"], [href^=\"\(target)#\"]):not(.back)")
  }

  /// Returns JavaScript for the first part that a selector selects and that a click in the middle
  /// of its rectangle hits, scrolled into view; empty if there is none.
  private static func parts(_ selector: String) -> String {
    """
    (() => {
      for (const part of document.querySelectorAll('.device svg \(selector)')) {
        part.lastElementChild.scrollIntoView({ block: 'nearest', inline: 'center' });
        const box = part.lastElementChild.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest('a') === part) {
          return [{ x, y, target: part.getAttribute('href') }];
        }
      }
      return [];
    })()
    """
  }

  @Test func `the device is equally large on all screens, and all is in the window`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 900)
    var heights: Set<Double> = []
    for place in ["home.xhtml", "live.xhtml", "home.xhtml#open-1"] {
      _ = try browser.open("file://\(site.path)/play/iphone-14-pro/\(place)")
      heights.insert(
        try browser.evaluate(
          "document.querySelector('.device').getBoundingClientRect().height", as: Double.self))
      let end = try browser.evaluate("document.scrollingElement.scrollHeight", as: Int.self)
      #expect(end <= 900, "\(place)")
    }
    #expect(heights.count == 1)
  }
}
