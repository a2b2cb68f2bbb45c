import Support
import Testing

@testable import riverbed

/// The bar below an open page of a served app.
@Suite(.needs(.chromium)) struct LiveBarTests {
  @Test func `the picture of before is shown while it is asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    var browser = try Browser.start()
    _ = try browser.open(served.address + "screens/home/index.xhtml")
    try folder.write(LiveTests.app("Home", items: 2), to: "rivers.json")
    try browser.waitForText("shows up to 2 items instead of 6")
    let held = { (isHeld: Bool) in
      "[...document.images].some((one) => one.src.includes('/.live/before/')) === \(isHeld)"
    }
    _ = try browser.evaluate(
      "document.querySelector('.live-bar button').dispatchEvent(new PointerEvent('pointerdown')), 1",
      as: Int.self)
    try browser.wait(for: held(true))
    _ = try browser.evaluate(
      "document.querySelector('.live-bar button').dispatchEvent(new PointerEvent('pointerup')), 1",
      as: Int.self)
    try browser.wait(for: held(false))
  }

  @Test func `"Show me" leads to the screen that changed, and "Follow" goes there alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app(home: 6, other: 6), to: "rivers.json")
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    var browser = try Browser.start()
    _ = try browser.open(served.address + "flow.xhtml")
    let isAt = { (page: String) in
      "location.pathname === '/screens/\(page)/index.xhtml' && document.readyState === 'complete'"
    }
    try folder.write(Self.app(home: 6, other: 5), to: "rivers.json")
    try browser.waitForText("on Other shows up to 5 items instead of 6")
    #expect(try browser.evaluate("location.pathname", as: String.self) == "/flow.xhtml")
    try browser.follow { browser in
      _ = try browser.evaluate("document.querySelector('.live-lead').click(), 1", as: Int.self)
    }
    try browser.wait(for: isAt("other"))
    // On the page that changed, there is nothing to be led to.
    try folder.write(Self.app(home: 6, other: 4), to: "rivers.json")
    try browser.waitForText("on Other shows up to 4 items instead of 5")
    #expect(try browser.evaluate("document.querySelector('.live-lead').hidden", as: Bool.self))
    _ = try browser.evaluate("document.querySelector('.live-bar input').click(), 1", as: Int.self)
    try folder.write(Self.app(home: 3, other: 4), to: "rivers.json")
    try browser.wait(for: isAt("home"))
    // The choice stays, from page to page.
    try browser.wait(for: "document.documentElement.dataset.live")
    try folder.write(Self.app(home: 3, other: 2), to: "rivers.json")
    try browser.wait(for: isAt("other"))
  }

  @Test func `the last sentence is on each page, and a page follows the name of its screen`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    var browser = try Browser.start()
    _ = try browser.open(served.address + "screens/home/index.xhtml")
    try folder.write(LiveTests.app("Start", items: 6), to: "rivers.json")
    try browser.wait(for: "location.pathname === '/screens/start/index.xhtml'")
    try browser.waitForText("Home is called Start now")
    for page in ["flow.xhtml", "index.xhtml"] {
      _ = try browser.open(served.address + page)
      try browser.waitForText("Home is called Start now")
    }
    try browser.waitForTrouble(isThere: false)
    served.app.stop()
    try browser.waitForText("It ended, or does not answer")
    try browser.waitForTrouble(isThere: true)
  }

  /// Returns an app with two screens, each with a list of some items.
  private static func app(home: Int, other: Int) -> String {
    let screens = [("home", "Home", home), ("other", "Other", other)].map { id, name, count in
      #"""
      {"id": "\#(id)", "name": "\#(name)", "home": \#(id == "home"), "ui_components": [
         {"id": "top", "component_type": "list", "data": {"source": "1", "target": "other"},
          "rules": {"item_limit": "\#(count)"}, "styles": {"cell_styles": ["LIST_1"]}}]}
      """#
    }
    return "[\(screens.joined(separator: ","))]"
  }
}
