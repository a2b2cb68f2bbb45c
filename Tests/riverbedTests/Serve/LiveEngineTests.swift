import Support
import Testing

@testable import riverbed

/// A page that becomes what it is now while it is open, in the engines of all browsers.
@Suite struct LiveEngineTests {
  @Test(.needs(.chromium)) func `an open page follows saves in Chromium`() throws {
    var browser = try Browser.start()
    try check(in: &browser)
  }

  @Test(.needs(.firefox)) func `an open page follows saves in Firefox`() throws {
    var browser = try FirefoxBrowser.start()
    try check(in: &browser)
  }

  @Test(.needs(.webKitDriver, .xvfb, .curl)) func `an open page follows saves in WebKit`() throws {
    var browser = try WebKitBrowser.start()
    try check(in: &browser)
  }

  private func check<Opener: PageBrowser & ~Copyable>(in browser: inout Opener) throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    try browser.show(served.address + "screens/home/index.xhtml")
    let isOld = "window.isOld = true"
    #expect(try browser.evaluate(isOld, as: Bool.self))
    try browser.wait(for: "document.documentElement.dataset.live === '1'")
    // A picture changes in place.
    try folder.write(LiveTests.app("Home", items: 2), to: "rivers.json")
    try browser.waitForText("shows up to 2 items instead of 6")
    #expect(try browser.evaluate("window.isOld ?? false", as: Bool.self))
    let shown = "[...document.images].some((one) => one.src.endsWith('?2') && one.naturalWidth > 0)"
    try browser.wait(for: shown)
    // What is broken is said until it is right.
    try folder.write("[{\n  \"id\": \"home\"\n  \"name\": 1}]", to: "rivers.json")
    try browser.waitForText("rivers.json:3:3")
    try folder.write(LiveTests.app("Home", items: 3), to: "rivers.json")
    try browser.waitForTrouble(isThere: false)
    try browser.waitForText("shows up to 3 items instead of 2")
    try browser.show(served.address + "play/iphone-se-1/home.xhtml")
    try browser.wait(for: "document.documentElement.dataset.live")
    let look = "document.querySelector('.play')?.outerHTML.length"
    let before = try browser.evaluate(look, as: Int.self)
    try folder.write(LiveTests.app("Home", items: 9), to: "rivers.json")
    try browser.wait(for: "\(look) > \(before)")
  }
}
