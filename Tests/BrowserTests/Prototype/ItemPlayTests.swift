import Support
import Testing

/// What a prototype knows of the item that was tapped, and what changes where it is tapped.
@Suite(.needs(.chromium)) struct ItemPlayTests {
  private func browser(_ scripts: Bool = true) throws -> Browser {
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1200, height: 1000)
    return browser
  }

  @Test(arguments: ["iphone-14-pro", "ipad-air-4", "apple-tv-hd-landscape"], [true, false])
  func `a screen that an item opens has its title, and without a script its own`(
    device: String, scripts: Bool
  ) throws {
    let site = try BuiltSite.of("matinee")
    var browser = try browser(scripts)
    _ = try browser.open("file://\(site.path)/play/\(device)/shows.xhtml")
    try browser.clickElement(".view .sheet a[href='player.xhtml']")
    let titles = """
      [...document.querySelectorAll('.device .named > text')].map(text => text.textContent)
      """
    let title = scripts ? "Harbour lights: The pilot" : "Player"
    for _ in 1...2 {
      try browser.wait(until: "!self.isLeft && location.pathname.endsWith('/player.xhtml')")
      #expect(try browser.evaluate(titles, as: [String].self) == [title])
      try browser.leave("(self.isLeft = true, location.reload())")
    }
    // By its address the screen is opened for no item.
    try browser.wait(until: "!self.isLeft")
    _ = try browser.open("file://\(site.path)/play/\(device)/player.xhtml?again")
    #expect(try browser.evaluate(titles, as: [String].self) == ["Player"])
  }

  @Test func `what is not an item leaves the title of the screen that it opens`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try browser()
    let title = "document.querySelector('.device .named > text').textContent"
    for (link, name) in [
      (".view .sheet a[href='sections.xhtml']", "Sections"),
      ("a[href='settings.xhtml']", "Settings"),
    ] {
      _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml?\(name)")
      try browser.clickElement(".device \(link)")
      try browser.wait(until: "location.pathname.endsWith('/\(name.lowercased()).xhtml')")
      #expect(try browser.evaluate(title, as: String.self) == name)
    }
  }

  /// How far something has played, in milliseconds.
  private static let played = """
    (document.querySelector('.stand-in:has(:target) .progress > path').getAnimations()[0]
      ?.currentTime ?? -1)
    """

  @Test(arguments: [true, false])
  func `a player plays until its button stops it`(scripts: Bool) throws {
    let site = try BuiltSite.of("matinee")
    var browser = try browser(scripts)
    try browser.setMotion(isWanted: true)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml#open-1")
    try browser.wait(until: "\(Self.played) > 1100")
    if scripts {
      try browser.wait(
        until: "document.querySelector('.progress ~ text').textContent === '0:44'")
    }
    let button = try browser.evaluate(
      """
      (() => {
        const box = document.querySelector('.toggle > rect').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """, as: [Double].self)
    try browser.click(x: button[0], y: button[1])
    let state = """
      document.querySelector('.stand-in:has(:target) .progress > path').getAnimations()[0].playState
      """
    #expect(try browser.evaluate(state, as: String.self) == "paused")
    guard scripts else { return }
    try browser.click(x: button[0], y: button[1])
    #expect(try browser.evaluate(state, as: String.self) == "running")
  }

  @Test func `nothing plays where motion is reduced, and the line can be dragged`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try browser()
    try browser.setMotion(isWanted: false)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml#open-1")
    #expect(try browser.evaluate(Self.played, as: Double.self) == 0)
    let line = try browser.evaluate(
      """
      (() => {
        const box = document.querySelector('.seek > rect:last-child').getBoundingClientRect();
        return [box.x, box.y + box.height / 2, box.width];
      })()
      """, as: [Double].self)
    // From the middle to a quarter.
    try browser.press(x: line[0] + line[2] / 2, y: line[1], movingBy: -line[2] / 4)
    let times = "[...document.querySelectorAll('.seek > text')].map(text => text.textContent)"
    #expect(try browser.evaluate(times, as: [String].self) == ["0:35", "-1:45"])
    _ = try browser.evaluate("(document.querySelector('.seek').focus(), 1)", as: Int.self)
    try browser.press(.right)
    #expect(try browser.evaluate(times, as: [String].self) == ["0:45", "-1:35"])
    try browser.press(.left)
    #expect(try browser.evaluate(times, as: [String].self) == ["0:35", "-1:45"])
  }

  @Test(arguments: [true, false])
  func `a small picture of a gallery is shown large`(scripts: Bool) throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try browser(scripts)
    try browser.setMotion(isWanted: false)
    let page = "file://\(site.path)/play/iphone-14-pro/home.xhtml"
    _ = try browser.open(page)
    let id = try browser.evaluate(
      "document.querySelector('.stand-in:has(.pick) > .opened').id", as: String.self)
    _ = try browser.open("\(page)?#\(id)")
    let shapes = """
      (() => {
        const box = document.querySelector('.picture > rect').getBoundingClientRect();
        return box.width / box.height;
      })()
      """
    let picked = """
      [...document.querySelectorAll('.pick')].filter(pick =>
        getComputedStyle(pick.lastElementChild).stroke !== 'none')
        .map(pick => pick.querySelector('title').textContent)
      """
    var seen = [try browser.evaluate(shapes, as: Double.self)]
    #expect(try browser.evaluate(picked, as: [String].self) == ["Picture 1"])
    for number in [2, 3] {
      let place = try browser.evaluate(
        """
        (() => {
          const pick = document.querySelectorAll('.pick')[\(number - 1)].lastElementChild;
          const box = pick.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        })()
        """, as: [Double].self)
      try browser.click(x: place[0], y: place[1])
      #expect(try browser.evaluate(picked, as: [String].self) == ["Picture \(number)"])
      seen.append(try browser.evaluate(shapes, as: Double.self))
    }
    #expect(Set(seen.map { ($0 * 10).rounded() }).count == 3, "\(seen)")
  }

  @Test func `a switch is off after a tap, and on again after another one`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try browser()
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/settings.xhtml")
    let seen = """
      [...document.querySelectorAll('.toggle .both-looks')].map(looks =>
        [...looks.children].findIndex(look => look.getClientRects().length > 0))
      """
    let first = try browser.evaluate(seen, as: [Int].self)
    #expect(first.count > 2 && Set(first) == [0])
    try browser.clickElement(".toggle")
    #expect(try browser.evaluate(seen, as: [Int].self) == [1] + first.dropFirst())
    try browser.clickElement(".toggle")
    #expect(try browser.evaluate(seen, as: [Int].self) == first)
  }

  @Test(arguments: [390, 1200])
  func `a finger drags a sheet down, which closes it or comes back`(width: Int) throws {
    let site = try BuiltSite.of("matinee")
    var browser = try browser()
    try browser.setWindow(width: width, height: 1000)
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    try browser.clickElement(".device a[href='#open-2']")
    try browser.wait(until: "document.querySelector('.over > .opened:target') !== null")
    let middle = try browser.evaluate(
      """
      (() => {
        const box = document.querySelector('.device .window').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """, as: [Double].self)
    for (distance, closes) in [(40.0, false), (300, true)] {
      try browser.swipe(x: middle[0], y: middle[1], by: 5, down: distance)
      let isOpen = "document.querySelector('.over > .opened:target') !== null"
      if closes { try browser.wait(until: "!(\(isOpen))") }
      #expect(try browser.evaluate(isOpen, as: Bool.self) == !closes)
      // Nothing stays where it was dragged.
      try browser.wait(
        until: "document.querySelector('.over').getAnimations({ subtree: true }).length === 0")
    }
    #expect(try browser.evaluate("scrollY", as: Double.self) == 0)
  }
}
