import Support
import Testing

/// The directions in which screens of the prototype move, over http: browsers move nothing between
/// files on a disk.
@Suite(.needs(.chromium)) struct MotionTests {
  /// The types of the transition to a page, when it is ready; "none" without a transition.
  private static let recording = """
    addEventListener('pagereveal', event => {
      const types = () => { self.moved = [...event.viewTransition.types].join() || 'fade'; };
      self.moved = 'none';
      event.viewTransition?.ready.then(types, () => {});
    });
    """

  @Test(arguments: [
    ("newsroom", "sections.xhtml", ["forward", "back"]),
    ("newsroom", "watch.xhtml", ["forward", "back"]),
    ("presentations", "search.xhtml", ["presented", "dismissed"]),
    ("newsroom-tv", "sections.xhtml", ["fade", "fade"]),
  ])
  func `screens move as they are opened and closed`(
    app: String, target: String, directions: [String]
  ) throws {
    let site =
      try app == "newsroom-tv"
      ? BuiltSite.of("newsroom", devices: ["apple-tv-hd"]) : BuiltSite.of(app)
    let server = try SiteServer.start(
      on: site.path,
      policy: "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'")
    let start = try #require(
      try site.files("xhtml").first { $0.hasPrefix("play/") && $0.hasSuffix("/home.xhtml") })
    var browser = try Browser.start()
    try browser.setMotion(isWanted: true)
    try browser.runFirst(Self.recording)
    _ = try browser.open(server.address + start)
    let selector = ".device a[href='\(target)']"
    var found: [Set<String>] = [[], []]
    // A browser that is busy may leave out a transition, but never takes the wrong one.
    for _ in 1...12 where found.contains(where: { $0.isSubset(of: ["none"]) }) {
      try browser.clickElement(selector)
      try browser.wait(until: "!location.pathname.endsWith('/home.xhtml')")
      found[0].insert(try moved(&browser))
      try browser.leave("history.back()")
      try browser.wait(until: "location.pathname.endsWith('/home.xhtml')")
      found[1].insert(try moved(&browser))
    }
    #expect(found.map { $0.subtracting(["none"]) } == directions.map { [$0] })
  }

  @Test func `nothing is said about transitions between files on a disk`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    try browser.setMotion(isWanted: true)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    for _ in 1...5 {
      try browser.clickElement(".device a[href='sections.xhtml']")
      try browser.wait(until: "location.pathname.endsWith('/sections.xhtml')")
      try browser.clickElement(".device a.back")
      try browser.wait(until: "location.pathname.endsWith('/home.xhtml')")
    }
    #expect(try browser.messages() == [])
  }

  @Test func `nothing moves where motion is reduced`() throws {
    let site = try BuiltSite.of("newsroom")
    let server = try SiteServer.start(
      on: site.path,
      policy: "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'")
    var browser = try Browser.start()
    try browser.setMotion(isWanted: false)
    try browser.runFirst(Self.recording)
    _ = try browser.open(server.address + "play/iphone-14-pro/home.xhtml")
    try browser.clickElement(".device a[href='sections.xhtml']")
    try browser.wait(until: "location.pathname.endsWith('/sections.xhtml')")
    #expect(try moved(&browser) == "none")
    #expect(try browser.evaluate("document.getAnimations().length", as: Int.self) == 0)
  }

  /// How far what covers the window is from it, and how far the page is scrolled.
  private static let shifts = """
    (() => {
      const window = document.querySelector('.device .window');
      const place = window.getBoundingClientRect();
      return [window.scrollTop, window.scrollLeft, scrollX]
        .concat([...window.querySelectorAll(':scope > .view > svg, .opened:target > svg')]
          .flatMap(layer => {
            const box = layer.getBoundingClientRect();
            return [Math.round(box.x - place.x), Math.round(box.y - place.y)];
          }));
    })()
    """

  @Test(arguments: [700, 1000])
  func `what an address names stays in its place, moving or not`(height: Int) throws {
    let site = try BuiltSite.of("newsroom")
    let folder = "\(site.path)/play/iphone-14-pro"
    let journey = try #require(
      try site.files("xhtml").first { $0.contains("read-a-dossier/1.") && $0.contains("iphone") })
    var browser = try Browser.start()
    try browser.setMotion(isWanted: true)
    try browser.setWindow(width: 1400, height: height)
    for address in ["\(site.path)/\(journey)#next", "\(folder)/live.xhtml#step-1"] {
      _ = try browser.open("file://\(address)")
      try expectInPlace(&browser, address)
    }
    _ = try browser.open("file://\(folder)/home.xhtml")
    let links = try browser.evaluate(
      "[...document.querySelectorAll('.opened')].map(opened => opened.id)", as: [String].self)
    #expect(links.count > 8)
    for link in links {
      _ = try browser.evaluate("(location.hash = '\(link)', 1)", as: Int.self)
      try expectInPlace(&browser, link)
    }
  }

  private func expectInPlace(_ browser: inout Browser, _ address: String) throws {
    let finish = "(document.getAnimations().forEach(one => one.finish()), 1)"
    _ = try browser.evaluate(finish, as: Int.self)
    let shifts = try browser.evaluate(Self.shifts, as: [Double].self)
    #expect(shifts.count > 3)
    #expect(shifts.allSatisfy { abs($0) < 2 }, "\(address): \(shifts)")
  }

  /// Returns how a page that has loaded came into view, once it has.
  private func moved(_ browser: inout Browser) throws -> String {
    try browser.wait(until: "self.moved")
    return try browser.evaluate(
      "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(self.moved), 50)))",
      as: String.self)
  }
}
