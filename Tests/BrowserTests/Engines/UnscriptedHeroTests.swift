import Foundation
import Support
import Testing

/// A hero of a prototype without a script, in the engines of all browsers.
@Suite struct UnscriptedHeroTests {
  @Test(.needs(.chromium)) func `arrows beside the dots turn the pages in Chromium`() throws {
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try check(in: &browser)
  }

  @Test(.needs(.firefox)) func `arrows beside the dots turn the pages in Firefox`() throws {
    var browser = try FirefoxBrowser.start(scripts: false)
    try check(in: &browser)
  }

  @Test(.needs(.webKitDriver, .xvfb, .curl))
  func `arrows beside the dots turn the pages in WebKit`() throws {
    var browser = try WebKitBrowser.start(scripts: false)
    try check(in: &browser)
  }

  /// A hero: how far it is scrolled in pages, which dots are lit, where its arrows are, and how far
  /// the screen is scrolled down.
  private struct Hero: Decodable {
    let hasScripts: Bool
    let page: Double
    let lit: [Int]
    let dots: Int
    let arrows: [Arrow]
    let top: Double
    let snaps: String

    struct Arrow: Decodable {
      let name: String
      let x: Double
      let y: Double
      let width: Double
      let height: Double
    }
  }

  private static let hero = """
    (() => {
      const strip = document.querySelector('.paged');
      const sheet = strip.parentElement.closest('.sheet');
      const frame = strip.getBoundingClientRect();
      const middle = element => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width,
          height: box.height };
      };
      const isSeen = ({ x, width }) => width > 0 && x > frame.left && x < frame.right;
      const all = [...sheet.querySelector(':scope > svg .dots').children];
      const dots = all.slice(0, -1).map(middle);
      const lit = [all.at(-1), ...strip.querySelectorAll('.dots circle')].map(middle).filter(isSeen);
      const [first, second] = strip.querySelectorAll('i');
      return {
        hasScripts: !matchMedia('(scripting: none)').matches,
        page: strip.scrollLeft / (second.offsetLeft - first.offsetLeft), dots: dots.length,
        lit: lit.map(({ x, y }) =>
          dots.findIndex(dot => Math.hypot(dot.x - x, dot.y - y) < 4)),
        arrows: [...strip.querySelectorAll('a[href^="#"][aria-label]')]
          .map(arrow => ({ name: arrow.getAttribute('aria-label'), ...middle(arrow) }))
          .filter(isSeen),
        top: sheet.parentElement.scrollTop, snaps: getComputedStyle(strip).scrollSnapType,
      };
    })()
    """

  private func check<Opener: PageBrowser & ~Copyable>(in browser: inout Opener) throws {
    let site = try BuiltSite.of("newsroom")
    try browser.setWindow(width: 1200, height: 1000)
    try browser.show("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    var hero = try browser.evaluate(Self.hero, as: Hero.self)
    #expect(!hero.hasScripts)
    #expect(hero.snaps == "x mandatory")
    #expect(hero.lit == [0])
    let last = hero.dots - 1
    for page in Array(1...last) + [last - 1] {
      let way = Double(page) > hero.page ? "Next page" : "Previous page"
      let arrow = try #require(hero.arrows.first { $0.name == way }, "\(hero)")
      #expect(arrow.width >= 24 && arrow.height >= 24)
      try browser.click(x: arrow.x, y: arrow.y)
      hero = try waited(in: &browser, for: page)
      #expect(hero.lit == [page], "\(hero)")
      #expect(hero.top == 0)
    }
    let names = Set(hero.arrows.map(\.name))
    #expect(names == ["Next page", "Previous page"])
  }

  /// Returns the hero when it has stopped at a page, or after ten seconds.
  private func waited<Opener: PageBrowser & ~Copyable>(
    in browser: inout Opener, for page: Int
  ) throws -> Hero {
    var last: Double?
    for _ in 1...200 {
      let hero = try browser.evaluate(Self.hero, as: Hero.self)
      if hero.page == last, abs(hero.page - Double(page)) < 0.02 { return hero }
      last = hero.page
      Thread.sleep(forTimeInterval: 0.05)
    }
    let hero = try browser.evaluate(Self.hero, as: Hero.self)
    throw BrowserFailure(reason: "it never showed page \(page): \(hero)")
  }
}
