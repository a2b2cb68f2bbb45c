import AppLayout
import Support
import Testing

/// Pages in a window that is as wide as an upright tablet.
@Suite(.needs(.chromium)) struct TabletTests {
  private func measured<Answer: Decodable & Sendable>(
    _ page: String, at width: Int = 800, _ script: String, as type: Answer.Type
  ) throws -> Answer {
    let site = try BuiltSite.of(
      "newsroom", themes: ["paper", "night"], orientations: [.portrait, .landscape],
      devices: ["iphone-17", "ipad-pro-11-m4", "ipad-9.7", "apple-tv-4k"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: width, height: 1000)
    _ = try browser.open("file://\(site.path)/\(page)")
    return try browser.evaluate(script, as: type)
  }

  @Test func `an open menu of a gallery is inside the page`() throws {
    let ends = try measured(
      "index.xhtml",
      """
      [...document.querySelectorAll('.filters details')].map(menu => {
        menu.open = true;
        const end = menu.querySelector('.menu-list').getBoundingClientRect().right;
        menu.open = false;
        return end;
      })
      """, as: [Double].self)
    #expect(ends.count == 2 && ends.allSatisfy { $0 <= 800 }, "\(ends)")
  }

  @Test(arguments: [
    "screens/home/apple-tv-4k-landscape/view.xhtml", "menu/ipad-9.7-landscape.xhtml",
  ])
  func `a wide picture has the whole width, and the choices are below it`(page: String) throws {
    let measures = try measured(
      page,
      """
      (() => {
        const side = [...document.querySelectorAll('.viewer-side')].find(one => one.checkVisibility());
        const picture = [...document.querySelectorAll('.viewer-stage img')]
          .find(one => one.checkVisibility()).getBoundingClientRect();
        return [picture.width, side.getBoundingClientRect().top - picture.bottom];
      })()
      """, as: [Double].self)
    #expect(measures[0] > 680 && measures[1] > 0, "\(measures)")
  }

  @Test(arguments: [(800, false), (1024, false), (800, true), (1024, true), (1200, true)])
  func `the choices next to a picture have room for several on a line`(
    width: Int, hasSecond: Bool
  ) throws {
    let sizes = try measured(
      "screens/home/iphone-17/view.xhtml", at: width,
      """
      (() => {
        if (\(hasSecond)) document.querySelector('#second-full').click();
        const side = [...document.querySelectorAll('.viewer-side')].find(one => one.checkVisibility());
        const rows = [...side.querySelectorAll('.picks dd')].map(row =>
          new Set([...row.querySelectorAll('a')].map(link => link.offsetTop)).size);
        return [side.clientWidth, ...rows];
      })()
      """, as: [Double].self)
    #expect(sizes.count > 3 && sizes[0] >= 350, "\(sizes)")
    // The bar, the status bar, what is shown, and the theme.
    #expect(sizes.dropFirst().filter { $0 > 1 }.count <= 1, "\(sizes)")
  }

  @Test func `the pictures of a film strip that are next to each other begin at one height`() throws
  {
    let steps = try measured(
      "journeys.xhtml",
      """
      [...document.querySelectorAll('.film-strip')].flatMap(strip => {
        const scenes = [...strip.children].map(scene => [scene, [...scene.querySelectorAll('svg')]
          .find(one => one.checkVisibility())]).filter(([_, picture]) => picture);
        return scenes.flatMap(([scene, picture], index) => {
          const [last, before] = scenes[index - 1] ?? [];
          return last?.offsetTop === scene.offsetTop
            ? [picture.getBoundingClientRect().top - before.getBoundingClientRect().top] : [];
        });
      })
      """, as: [Double].self)
    #expect(steps.count > 5 && steps.allSatisfy { abs($0) < 1 }, "\(steps)")
  }

  @Test func `what a layer is fits on one line, also next to the number of a note`() throws {
    let heights = try measured(
      "screens/home/apple-tv-4k-landscape.xhtml",
      "[...document.querySelectorAll('.layer-kind')].map(kind => kind.offsetHeight)",
      as: [Double].self)
    #expect(heights.count > 10 && heights.allSatisfy { 0 < $0 && $0 < 26 }, "\(heights)")
  }

  @Test(arguments: ["families/family-1.xhtml", "plugins.xhtml"])
  func `no line begins with the comma after a link`(page: String) throws {
    let drops = try measured(
      page,
      """
      [...document.querySelectorAll('main :is(dd, td) > a')].flatMap(link => {
        const next = link.nextSibling;
        if (next?.nodeType !== 3 || !next.data.startsWith(',')) return [];
        const comma = document.createRange();
        comma.setStart(next, 0);
        comma.setEnd(next, 1);
        const words = document.createRange();
        words.selectNodeContents(link);
        return [comma.getBoundingClientRect().top - [...words.getClientRects()].at(-1).top];
      })
      """, as: [Double].self)
    #expect(drops.count >= 4 && drops.allSatisfy { abs($0) < 5 }, "\(drops)")
  }
}
