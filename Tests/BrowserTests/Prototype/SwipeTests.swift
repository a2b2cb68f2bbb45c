import Support
import Testing

/// Heroes and strips of a prototype, dragged by a mouse and swiped by a finger.
@Suite(.needs(.chromium)) struct SwipeTests {
  /// A hero, how far it is scrolled in pages, and which of its dots is lit.
  private struct Hero: Decodable {
    let page: Double
    let dot: Int
    let dots: Int
    let x: Double
    let y: Double
    let address: String
    let selection: String
  }

  private static let hero = """
    (() => {
      const strip = document.querySelector('.paged');
      const [first, second] = strip.querySelectorAll('i');
      const box = strip.getBoundingClientRect();
      const dots = [...document.querySelector('.dots').children];
      const places = dots.map(dot => Number(dot.getAttribute('cx')));
      const lit = places.pop();
      return {
        page: strip.scrollLeft / (second.offsetLeft - first.offsetLeft),
        dot: places.indexOf(lit), dots: places.length,
        x: box.x + box.width / 2, y: box.y + box.height / 2,
        address: location.hash + location.pathname.split('/').pop(),
        selection: getSelection().toString(),
      };
    })()
    """

  private func hero(_ browser: inout Browser, scripts: Bool = true) throws -> Hero {
    // Scrolling is reported before the next picture.
    let frame =
      "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
    if scripts { _ = try browser.evaluate(frame, as: Int.self) }
    return try browser.evaluate(Self.hero)
  }

  private func browser(width: Int = 1200) throws -> Browser {
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: width, height: 1000)
    return browser
  }

  @Test func `two hundred random drags end on a page with its dot, and open nothing`() throws {
    let site = try BuiltSite.of("newsroom")
    var random = SplitMix64(seed: 48)
    var browser = try browser()
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    let start = try hero(&browser)
    #expect((start.page, start.dot) == (0, 0))
    var pages: Set<Double> = []
    for _ in 1...200 {
      let distance = Double(Int.random(in: 8...200, using: &random))
      let way: Double = Bool.random(using: &random) ? 1 : -1
      try browser.press(x: start.x - way * distance / 2, y: start.y, movingBy: way * distance)
      let now = try hero(&browser)
      pages.insert(now.page.rounded())
      #expect(abs(now.page - now.page.rounded()) < 0.02, "\(distance * way): \(now.page)")
      #expect(now.dot == Int(now.page.rounded()))
      #expect(now.address == start.address)
      #expect(now.selection == "")
    }
    #expect(pages == [0, 1, 2, 3])
  }

  @Test(arguments: [true, false])
  func `a finger that swipes a hero stops at the next page`(scripts: Bool) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try browser()
    try browser.setScripts(areOn: scripts)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    let start = try hero(&browser, scripts: scripts)
    for (way, page) in [(-1.0, 1.0), (-1, 2), (-1, 3), (-1, 3), (1, 2)] {
      try browser.swipe(x: start.x, y: start.y, by: way * 250)
      try browser.wait(
        until: "Math.abs(\(Self.hero).page - \(page)) < 0.02")
      let now = try hero(&browser, scripts: scripts)
      #expect(now.address == start.address)
      if scripts { #expect(now.dot == Int(page)) }
    }
  }

  /// The part of the device that is in view.
  private struct Pane: Decodable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    let address: String

    static let script = """
      (() => {
        const box = document.querySelector('.device').getBoundingClientRect();
        const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
        return { x: [box.left, box.right], y: [top, bottom], address: location.href };
      })()
      """
  }

  /// Whether nothing has scrolled for a while, and each strip stopped at a cell or its end.
  private static let rest = """
    (() => {
      const places = [...document.querySelectorAll('.device :is(.along, .down)')]
        .map(one => [one.scrollLeft, one.scrollTop]).join();
      self.rests = self.lastPlaces === places ? (self.rests ?? 0) + 1 : 0;
      self.lastPlaces = places;
      return self.rests > 2 && [...document.querySelectorAll('.along:has(.stops)')].every(strip => {
        const end = strip.scrollWidth - strip.clientWidth;
        return [...strip.querySelectorAll('i')].map(stop => stop.offsetLeft).concat(end)
          .some(stop => Math.abs(Math.min(stop, end) - strip.scrollLeft) < 3);
      });
    })()
    """

  @Test(arguments: ["iphone-14-pro", "ipad-9.7"], [true, false])
  func `fifty random swipes scroll and turn pages, open nothing, and never lead back`(
    device: String, scripts: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var random = SplitMix64(seed: 49)
    var browser = try browser()
    try browser.setScripts(areOn: scripts)
    // The browser has a page to go back to.
    _ = try browser.open("file://\(site.path)/legend.xhtml")
    _ = try browser.open("file://\(site.path)/play/\(device)/home.xhtml")
    let pane = try browser.evaluate(Pane.script, as: Pane.self)
    var places: Set<String> = []
    for _ in 1...50 {
      let long = Double(Int.random(in: 40...300, using: &random))
      let away = Bool.random(using: &random) ? long : -long
      let aside = Double.random(in: -30...30, using: &random)
      let isAcross = Int.random(in: 0..<3, using: &random) > 0
      let (right, down) = isAcross ? (away, aside) : (aside, away)
      let x = Double.random(in: pane.x, using: &random)
      let y = Double.random(in: pane.y, using: &random)
      try browser.swipe(x: x, y: y, by: right, down: down)
      try browser.wait(until: Self.rest)
      let now = try browser.evaluate(Pane.script, as: Pane.self)
      #expect(now.address == pane.address, "\(right), \(down) at \(x), \(y)")
      places.insert(try browser.evaluate("self.lastPlaces", as: String.self))
      guard scripts else { continue }
      let hero = try hero(&browser)
      #expect(hero.dot == Int(hero.page.rounded()))
    }
    #expect(places.count > 5)
  }

  @Test func `dots follow on a TV, and in a journey that is played`() throws {
    let television = try BuiltSite.of("newsroom", devices: ["apple-tv-hd"])
    var browser = try browser()
    let home = try #require(
      try television.files("xhtml").first { $0.hasPrefix("play/") && $0.hasSuffix("/home.xhtml") })
    _ = try browser.open("file://\(television.path)/\(home)")
    for dot in [1, 2, 3, 3] {
      try browser.press(.right)
      #expect(try hero(&browser).dot == dot)
    }
    let site = try BuiltSite.of("newsroom")
    let journeys = try site.files("xhtml").filter { $0.contains("/journeys/") }
    var found = 0
    for page in journeys {
      _ = try browser.open("file://\(site.path)/\(page)")
      guard try browser.evaluate("document.querySelector('.paged') !== null", as: Bool.self) else {
        continue
      }
      found += 1
      _ = try browser.evaluate(
        "(document.querySelector('.paged').scrollTo({ left: 1e6, behavior: 'instant' }), 1)",
        as: Int.self)
      let now = try hero(&browser)
      #expect(now.dots > 1 && now.dot == now.dots - 1, "\(page)")
    }
    #expect(found > 0)
  }

  @Test func `a journey shows what is tapped next, whether or not its address says so`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try browser()
    var later = 0
    for page in try site.files("xhtml").filter({ $0.contains("/journeys/") }) {
      _ = try browser.open("file://\(site.path)/\(page)")
      for next in try browser.evaluate(Self.next, as: [Next].self) {
        #expect(next.isHit, "\(page)")
        if next.left > 0 { later += 1 }
      }
    }
    #expect(later > 0)
  }

  /// What is tapped next on a journey: whether it is in view, and how far its strip is scrolled.
  private struct Next: Decodable {
    let isHit: Bool
    let left: Double
  }

  private static let next = """
    [...document.querySelectorAll('.view .next')].map(next => {
      const box = next.lastElementChild.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return { isHit: next.contains(hit), left: next.closest('.along')?.scrollLeft ?? 0 };
    })
    """

  @Test(arguments: [true, false])
  func `a press where nothing is shows what can be tapped, as long as it lasts`(
    scripts: Bool
  ) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try browser()
    try browser.setScripts(areOn: scripts)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    let marked = """
      [...document.querySelectorAll('.device .view a > rect:last-child')]
        .filter(area => getComputedStyle(area).fillOpacity > 0.1).length
      """
    let title = try browser.evaluate(
      """
      (() => {
        const box = document.querySelector('.device .window').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + 12];
      })()
      """, as: [Double].self)
    #expect(try browser.evaluate(marked, as: Int.self) == 0)
    try browser.hold(x: title[0], y: title[1])
    #expect(try browser.evaluate(marked, as: Int.self) > 5)
    try browser.letGo(x: title[0], y: title[1])
    #expect(try browser.evaluate(marked, as: Int.self) == 0)
    // A press on something that opens is not a miss.
    let item = try #require(try browser.parts("a").first)
    try browser.hold(x: item.x, y: item.y)
    #expect(try browser.evaluate(marked, as: Int.self) <= 1)
  }
}
