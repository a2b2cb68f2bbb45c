import Support
import Testing

/// A player of the prototype on a TV, which is used by a remote.
@Suite(.needs(.chromium)) struct RemotePlayerTests {
  @Test func `a player that opens has the ring, and gives it back however it is closed`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/film.xhtml")
    let isAt = { (title: String) in
      """
      [...document.querySelectorAll('.device .ring')].map(ring =>
        ring.parentElement.querySelector('title').textContent).join() === '\(title)'
        && document.activeElement.querySelector('title')?.textContent === '\(title)'
      """
    }
    let item = "Watch the film, opens a player"
    for isByEscape in [true, false] {
      try browser.wait(until: isAt(item))
      try browser.press(.enter)
      try browser.wait(until: isAt("Play or pause"))
      if isByEscape { try browser.press(.escape) } else { try browser.leave("history.back()") }
      try browser.wait(until: "location.hash !== '#open-1'")
    }
    try browser.wait(until: isAt(item))
  }

  @Test func `Enter stops what plays and lets it go on, and Escape closes the player`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/home.xhtml")
    try browser.clickElement(".device a[href='#open-1']")
    try browser.wait(until: "document.querySelector('.opened:target') !== null")
    try browser.wait(until: "document.querySelector('.stand-in .ringed') !== null")
    let title = "document.querySelector('.stand-in .ringed > title').textContent"
    #expect(try browser.evaluate(title, as: String.self) == "Play or pause")
    let hasStopped = "document.querySelector('.stand-in .ringed').matches('.toggled')"
    for isStopped in [true, false] {
      try browser.press(.enter)
      #expect(try browser.evaluate(hasStopped, as: Bool.self) == isStopped)
    }
    #expect(try browser.evaluate("location.hash", as: String.self) == "#open-1")
    try browser.press(.escape)
    try browser.wait(until: "document.querySelector('.opened:target') === null")
    try browser.wait(until: "document.querySelector('.view .ringed') !== null")
  }

  @Test func `arrows go back and forth in what plays`() throws {
    let site = try BuiltSite.of("matinee")
    var browser = try Browser.start()
    try browser.setMotion(isWanted: false)
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/play/apple-tv-hd-landscape/home.xhtml")
    try browser.clickElement(".device a[href='#open-1']")
    try browser.wait(until: "document.querySelector('.stand-in .ringed') !== null")
    for (key, time) in [(Browser.Key.right, "0:52"), (.left, "0:42"), (.left, "0:32")] {
      try browser.press(key)
      let played = "document.querySelector('.stand-in:has(:target) .seek > text').textContent"
      #expect(try browser.evaluate(played, as: String.self) == time)
    }
    let isRound = """
      (() => {
        const { width, rx } = document.querySelector('.ring');
        return Math.abs(width.baseVal.value / 2 - rx.baseVal.value) < 4;
      })()
      """
    #expect(try browser.evaluate(isRound, as: Bool.self))
  }
}
