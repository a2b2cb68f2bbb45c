import AppLayout
import Support
import Testing

/// The way through the prototype: what Back gives back, from a disk and over http.
@Suite(.needs(.chromium)) struct PlayedWayTests {
  /// Where the site is opened from.
  enum Origin: String, CaseIterable { case disk, http }

  private static let policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'"

  /// A screen as it was left: its page, and what was seen.
  private struct Step {
    let page: String
    let picture: Shot
  }

  @Test(arguments: Origin.allCases)
  func `Back from a screen of the menu leads to the screen, and the menu is closed`(
    origin: Origin
  ) throws {
    let site = try BuiltSite.of("newsroom")
    let server = try SiteServer.start(on: site.path, policy: Self.policy)
    var browser = try Browser.start()
    let root = origin == .disk ? "file://\(site.path)/" : server.address
    _ = try browser.open(root + "play/iphone-14-pro/home.xhtml")
    try browser.clickElement("[href='#menu']")
    try browser.wait(until: "document.querySelector('.menu:target') !== null")
    try browser.clickElement(".menu a[href='settings.xhtml']")
    try browser.wait(until: "location.pathname.endsWith('/settings.xhtml')")
    try browser.leave("history.back()")
    try browser.wait(until: "location.pathname.endsWith('/home.xhtml')")
    let isOpen = "document.querySelector('.menu:target') !== null"
    #expect(try browser.evaluate(isOpen, as: Bool.self) == false)
  }

  @Test(arguments: Origin.allCases, [1, 2])
  func `Back after ten random steps gives the same pixels`(origin: Origin, seed: UInt64) throws {
    let site = try BuiltSite.of("newsroom")
    let server = try SiteServer.start(on: site.path, policy: Self.policy)
    var random = SplitMix64(seed: seed)
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    let root = origin == .disk ? "file://\(site.path)/" : server.address
    _ = try browser.open(root + "play/iphone-14-pro/home.xhtml")
    var steps: [Step] = []
    var opened = 0
    for _ in 1...10 {
      try scroll(&browser, with: &random)
      let picture = try picture(&browser)
      let page = try browser.playedPage()
      let parts = try browser.parts("a:not(.dead, .back)").filter { !$0.address.hasPrefix("#") }
      // A screen that leads nowhere: the way goes on from the one before.
      guard let part = parts.randomElement(using: &random) else {
        let last = steps.popLast()
        try goBack(&browser, to: try #require(last))
        continue
      }
      steps.append(Step(page: page, picture: picture))
      opened += 1
      try browser.click(x: part.x, y: part.y)
      try browser.wait(until: "location.href.endsWith('/\(part.address)')")
    }
    #expect(opened > 3)
    let length = try browser.evaluate("history.length", as: Int.self)
    while let step = steps.popLast() { try goBack(&browser, to: step) }
    #expect(try browser.evaluate("history.length", as: Int.self) == length)
  }

  /// Goes back by the link beside the device, or by the browser where the screen does not have one,
  /// and compares what is shown with what was left.
  private func goBack(_ browser: inout Browser, to step: Step) throws {
    let back = try browser.evaluate(
      """
      [...document.querySelectorAll('.play-controls .back')].map(back => {
        const box = back.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })
      """, as: [[Double]].self)
    if let place = back.first {
      try browser.click(x: place[0], y: place[1])
    } else {
      try browser.leave("history.back()")
    }
    try browser.wait(until: "location.pathname.endsWith('\(step.page)')")
    let unlike = try picture(&browser).countOfPixels(unlike: step.picture)
    #expect(unlike == 0, "\(step.page)")
  }

  /// Scrolls the screen and one of its strips.
  private func scroll(_ browser: inout Browser, with random: inout SplitMix64) throws {
    let part = Double(Int.random(in: 0...10, using: &random)) / 10
    let strip = Int.random(in: 0...4, using: &random)
    _ = try browser.evaluate(
      """
      (() => {
        const screen = document.querySelector('.device .view .down[tabindex]');
        if (screen) screen.scrollTop = Math.round(\(part) * (screen.scrollHeight - screen.clientHeight));
        const strip = document.querySelectorAll('.device .along[tabindex]')[\(strip)];
        if (strip) strip.scrollLeft = 80 * \(strip + 1);
        return 1;
      })()
      """, as: Int.self)
  }

  /// Returns the pixels of the window, with the pointer where nothing is.
  private func picture(_ browser: inout Browser) throws -> Shot {
    try browser.point(x: 2, y: 500)
    return try Shot(of: &browser)
  }

  @Test(arguments: Origin.allCases)
  func `Back closes what opens over a screen, and closing it leaves nothing behind`(
    origin: Origin
  ) throws {
    let site = try BuiltSite.of("newsroom", orientations: [.portrait, .landscape])
    let server = try SiteServer.start(on: site.path, policy: Self.policy)
    var browser = try Browser.start()
    let root = origin == .disk ? "file://\(site.path)/" : server.address
    _ = try browser.open(root + "play/iphone-14-pro/home.xhtml")
    let length = try browser.evaluate("history.length", as: Int.self)
    let isClosed = "history.state.riverbed.isOver === undefined"
    for (id, close) in [("menu", "screen"), ("open-1", "from-1")] {
      for isByBack in [true, false] {
        try browser.clickElement(".device a[href='#\(id)']")
        try browser.wait(until: "location.hash === '#\(id)' && !(\(isClosed))")
        if isByBack {
          try browser.leave("history.back()")
        } else {
          try browser.clickElement("a[href='#\(close)']")
        }
        try browser.wait(until: "location.hash !== '#\(id)' && \(isClosed)")
        #expect(try browser.playedPage() == "iphone-14-pro/home.xhtml")
        // What was closed is the next entry, and the screen is the one before.
        #expect(try browser.evaluate("history.length", as: Int.self) == length + 1)
      }
    }
  }

  @Test func `what is open stays open on a device that is turned`() throws {
    let site = try BuiltSite.of("newsroom", orientations: [.portrait, .landscape])
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/play/iphone-14-pro/home.xhtml")
    try browser.clickElement(".device a[href='#open-1']")
    try browser.wait(until: "location.hash === '#open-1'")
    let title = "document.querySelector('.opened:target title').textContent"
    let opened = try browser.evaluate(title, as: String.self)
    let length = try browser.evaluate("history.length", as: Int.self)
    try browser.clickElement("a.switch[href*='-landscape/']")
    try browser.wait(until: "location.pathname.includes('-landscape/')")
    #expect(try browser.evaluate(title, as: String.self) == opened)
    #expect(try browser.evaluate("history.length", as: Int.self) == length)
    try browser.clickElement(".opened:target a[href='#from-1']")
    try browser.wait(until: "location.hash !== '#open-1'")
    try browser.wait(until: "location.pathname.includes('-landscape/')")
  }

  @Test func `a device that is turned shows the same part of the screen`() throws {
    let site = try BuiltSite.of("newsroom", orientations: [.portrait, .landscape])
    var browser = try Browser.start()
    _ = try browser.open("file://\(site.path)/play/ipad-9.7/home.xhtml")
    let part = """
      (() => {
        const screen = document.querySelector('.device .view .down');
        return screen.scrollTop / screen.scrollHeight;
      })()
      """
    _ = try browser.evaluate(
      """
      (() => {
        const screen = document.querySelector('.device .view .down');
        screen.scrollTop = 0.25 * screen.scrollHeight;
        return 1;
      })()
      """, as: Int.self)
    let before = try browser.evaluate(part, as: Double.self)
    try browser.clickElement("a.switch[href*='-landscape/']")
    try browser.wait(until: "location.pathname.includes('-landscape/')")
    let after = try browser.evaluate(part, as: Double.self)
    #expect(before > 0.1 && abs(after - before) < 0.02, "\(before), \(after)")
  }

  @Test(arguments: Origin.allCases)
  func `an earlier screen takes the device that was chosen last`(origin: Origin) throws {
    let site = try BuiltSite.of("newsroom", orientations: [.portrait, .landscape])
    let server = try SiteServer.start(on: site.path, policy: Self.policy)
    var browser = try Browser.start()
    let root = origin == .disk ? "file://\(site.path)/" : server.address
    _ = try browser.open(root + "play/iphone-14-pro-landscape/home.xhtml")
    try browser.clickElement(".device a[href='sections.xhtml']")
    try browser.wait(until: "location.pathname.endsWith('-landscape/sections.xhtml')")
    try browser.clickElement("a.switch[href*='../iphone-14-pro/']")
    try browser.wait(until: "location.pathname.endsWith('iphone-14-pro/sections.xhtml')")
    let length = try browser.evaluate("history.length", as: Int.self)
    try browser.clickElement(".play-controls .back")
    try browser.wait(until: "location.pathname.endsWith('iphone-14-pro/home.xhtml')")
    // The way on is still there.
    try browser.leave("history.forward()")
    try browser.wait(until: "location.pathname.endsWith('iphone-14-pro/sections.xhtml')")
    #expect(try browser.evaluate("history.length", as: Int.self) == length)
  }

  @Test func `Back of a screen that was opened by its address replaces it by its opener`() throws {
    let site = try BuiltSite.of("newsroom")
    var browser = try Browser.start()
    let folder = "file://\(site.path)/play/iphone-14-pro"
    _ = try browser.open("\(folder)/live.xhtml")
    let length = try browser.evaluate("history.length", as: Int.self)
    let opener = try browser.evaluate(
      "document.querySelector('.play-controls .back').getAttribute('href')", as: String.self)
    try browser.clickElement(".play-controls .back")
    try browser.wait(until: "location.pathname.endsWith('/\(opener)')")
    #expect(try browser.evaluate("history.length", as: Int.self) == length)
  }
}
