import Support
import Testing

/// What opens in a prototype without being a screen, and what opens nothing, used with a mouse.
@Suite(.needs(.chromium)) struct StandInPlayTests {
  private static let folder = "play/iphone-14-pro"

  private struct Place: Decodable {
    let x: Double
    let y: Double
  }

  @Test(arguments: [true, false])
  func `an item opens in place, and Close leaves everything where it was`(scripts: Bool) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Self.browser(scripts)
    _ = try browser.open("file://\(site.path)/\(Self.folder)/home.xhtml")
    #expect(try browser.evaluate(Self.opened, as: [String].self) == [])
    let links = try browser.evaluate(
      "document.querySelectorAll('.device .view a.aside').length", as: Int.self)
    #expect(links > 8)
    for index in stride(from: 0, to: links, by: 3) {
      let item = try browser.evaluate(Self.item(index), as: Place.self)
      let before = try browser.evaluate(Self.scrolled, as: [Double].self)
      try browser.click(x: item.x, y: item.y)
      let opened = try browser.evaluate(Self.opened, as: [String].self)
      #expect(opened.count == 1, "\(index)")
      let close = try browser.evaluate(Self.close, as: Place.self)
      try browser.click(x: close.x, y: close.y)
      try browser.wait(until: Self.isClosed)
      #expect(try browser.evaluate(Self.opened, as: [String].self) == [])
      #expect(try browser.evaluate(Self.scrolled, as: [Double].self) == before, "\(index)")
      // The next key goes on from the item.
      #expect(try browser.evaluate(Self.isAtItem(index), as: Bool.self), "\(index) \(opened)")
    }
  }

  @Test(arguments: [true, false])
  func `a tap beside a sheet closes it, and a tap on it or on a full screen does not`(
    scripts: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Self.browser(scripts)
    for (kind, closes) in [("over", true), ("stand-in:not(.over, .step)", false)] {
      let found = "document.querySelector('.\(kind) > .opened').id"
      _ = try browser.open("file://\(site.path)/\(Self.folder)/home.xhtml?\(kind.count)")
      let id = try browser.evaluate(found, as: String.self)
      _ = try browser.open("file://\(site.path)/\(Self.folder)/home.xhtml?open\(kind.count)#\(id)")
      let window = try browser.evaluate(Self.window, as: [Double].self)
      try browser.click(x: window[0], y: window[2] - 60)
      #expect(try browser.evaluate(Self.opened, as: [String].self).count == 1, "\(kind)")
      try browser.click(x: window[0], y: window[1] + 20)
      if closes { try browser.wait(until: Self.isClosed) }
      let isClosed = try browser.evaluate(Self.opened, as: [String].self).isEmpty
      #expect(isClosed == closes, "\(kind)")
    }
  }

  /// The middle of the window, and where it begins and ends.
  private static let window = """
    (() => {
      const box = document.querySelector('.device .window').getBoundingClientRect();
      return [box.x + box.width / 2, box.y, box.bottom];
    })()
    """

  @Test(arguments: [true, false])
  func `what opens nothing says why each time, and stops`(scripts: Bool) throws {
    let site = try BuiltSite.of("qa-app")
    var browser = try Self.browser(scripts)
    let pages = try site.files("xhtml").filter { $0.hasPrefix("play/") }
    var found = 0
    for page in pages {
      _ = try browser.open("file://\(site.path)/\(page)")
      let count = try browser.evaluate(
        "document.querySelectorAll('.front .dead').length", as: Int.self)
      let steps = try browser.evaluate("history.length", as: Int.self)
      for index in 0..<count {
        let dead = try browser.evaluate(Self.dead(index), as: Place.self)
        for _ in 0..<2 {
          #expect(try browser.evaluate(Self.said, as: [String].self) == [])
          try browser.click(x: dead.x, y: dead.y)
          let said = try browser.evaluate(Self.said, as: [String].self)
          #expect(said == ["This screen is already open"], "\(page)")
          _ = try browser.evaluate(Self.finish, as: Bool.self)
        }
        found += 1
      }
      #expect(try browser.evaluate("history.length", as: Int.self) == steps)
    }
    #expect(found > 1)
  }

  @Test(arguments: [true, false])
  func `a chosen tab shows its items, and stays chosen while one of them is open`(
    scripts: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Self.browser(scripts)
    _ = try browser.open("file://\(site.path)/\(Self.folder)/sections.xhtml")
    #expect(try browser.evaluate(Self.first, as: String.self).hasPrefix("Border crossing"))
    let tab = try browser.evaluate(Self.tab, as: Place.self)
    try browser.click(x: tab.x, y: tab.y)
    #expect(try browser.evaluate(Self.first, as: String.self).hasPrefix("Minister answers"))
    let item = try browser.evaluate(Self.place(".below-2 a.aside", 0), as: Place.self)
    try browser.click(x: item.x, y: item.y)
    #expect(try browser.evaluate(Self.opened, as: [String].self).count == 1)
    let close = try browser.evaluate(Self.close, as: Place.self)
    try browser.click(x: close.x, y: close.y)
    try browser.wait(until: Self.isClosed)
    #expect(try browser.evaluate(Self.first, as: String.self).hasPrefix("Minister answers"))
  }

  /// The name of the first item below the tabs that is shown.
  private static let first = """
    [...document.querySelectorAll('.choices a.aside')]
      .find(item => getComputedStyle(item).visibility === 'visible')
      .querySelector('title').textContent
    """

  private static let tab = """
    (() => {
      const box = document.querySelector('.tab-2 > input').getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()
    """

  private static func browser(_ scripts: Bool) throws -> Browser {
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    return browser
  }

  /// Whether the address names the item again that opened something.
  private static let isClosed = "document.querySelector(':target')?.matches('[id^=from-]')"

  /// The titles of what is open.
  private static let opened = """
    [...document.querySelectorAll('.opened')]
      .filter(opened => getComputedStyle(opened).visibility === 'visible')
      .map(opened => opened.querySelector('title').textContent)
    """

  /// Where everything that scrolls is.
  private static let scrolled = """
    [scrollX, scrollY].concat([...document.querySelectorAll('.down, .along')]
      .flatMap(pane => [pane.scrollLeft, pane.scrollTop]))
    """

  private static let said = """
    [...document.querySelectorAll('.says')]
      .filter(says => getComputedStyle(says).visibility === 'visible')
      .map(says => [...says.querySelectorAll('text')].map(text => text.textContent).join(' '))
    """

  /// Lets the time pass in which words are shown.
  private static let finish = """
    (() => { document.getAnimations().forEach(animation => animation.finish()); return true; })()
    """

  private static func item(_ index: Int) -> String { place(".device .view a.aside", index) }

  private static func dead(_ index: Int) -> String { place(".front .dead", index) }

  private static let close = """
    (() => {
      const box = document.querySelector('.opened:target a > rect:last-child')
        .getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()
    """

  private static func isAtItem(_ index: Int) -> String {
    """
    (() => {
      const item = document.querySelectorAll('.device .view a.aside')[\(index)];
      const target = document.querySelector(':target');
      return target.closest('a').getAttribute('href') === item.getAttribute('href');
    })()
    """
  }

  /// Returns JavaScript for the middle of an element, scrolled into view.
  private static func place(_ selector: String, _ index: Int) -> String {
    """
    (() => {
      const part = document.querySelectorAll('\(selector)')[\(index)].lastElementChild;
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = part.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()
    """
  }
}
