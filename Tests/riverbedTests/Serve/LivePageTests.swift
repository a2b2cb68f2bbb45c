import Support
import Testing

@testable import riverbed

/// What an open page of a served app does when the app is saved.
@Suite(.needs(.chromium)) struct LivePageTests {
  @Test(arguments: [
    "index.xhtml", "screens/home/index.xhtml", "screens/home/iphone-se-1.xhtml", "flow.xhtml",
    "play/iphone-se-1/home.xhtml",
  ])
  func `an open page becomes what a new one is, save after save`(page: String) throws {
    var random = SplitMix64(seed: 7)
    let folder = try TemporaryFolder()
    try folder.write(Self.text(&random), to: "rivers.json")
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    try #require(try served.document(page) != nil, "\(page)")
    var browser = try Browser.start()
    var fresh = try Browser.start()
    let messages = try browser.open(served.address + page)
    #expect(messages == [])
    for number in 2...12 {
      // Something broken in between changes nothing in the end.
      if number % 4 == 0 {
        try folder.write("[{", to: "rivers.json")
        try browser.waitForTrouble(isThere: true)
      }
      try folder.write(Self.text(&random), to: "rivers.json")
      try folder.write(#"{"title": "App \#(number)"}"#, to: "riverbed.json")
      try browser.waitForText("App \(number)")
      try browser.waitForTrouble(isThere: false)
      _ = try fresh.open(served.address + page)
      let (shown, expected) = (try browser.content(), try fresh.content())
      #expect(Self.difference(shown, expected) == nil, "\(page) after save \(number)")
    }
  }

  @Test func `place, choices, address and the page itself stay while a picture changes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    var browser = try Browser.start()
    try browser.setWindow(width: 900, height: 500)
    _ = try browser.open(served.address + "screens/home/index.xhtml?a=b#main")
    let before = try browser.evaluate(
      """
      document.querySelectorAll("main input[type=radio]")[1].click();
      for (const one of document.querySelectorAll("main details")) one.open = true;
      scrollTo(0, 333); window.isOld = true; \(Self.state)
      """, as: String.self)
    try folder.write(LiveTests.app("Home", items: 2), to: "rivers.json")
    try browser.waitForText("shows up to 2 items instead of 6")
    try browser.wait(
      for: "[...document.images].some((one) => one.src.endsWith('?2') && one.complete)")
    let after = try browser.evaluate(Self.state, as: String.self)
    #expect(after == before)
  }

  @Test func `a broken file is quoted below the page, which is dimmed until it is right`() throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    var browser = try Browser.start()
    _ = try browser.open(served.address + "index.xhtml")
    try folder.write("[{\n  \"id\": \"home\"\n  \"name\": 1}]", to: "rivers.json")
    try browser.waitForText("rivers.json:3:3")
    #expect(
      try browser.evaluate(
        "document.querySelector('.live-trouble mark').textContent", as: String.self)
        == "    3    \"name\": 1}]\n")
    #expect(
      try browser.evaluate(
        "getComputedStyle(document.querySelector('main')).opacity", as: String.self)
        != "1")
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    try browser.waitForTrouble(isThere: false)
    #expect(
      try browser.evaluate(
        "getComputedStyle(document.querySelector('main')).opacity", as: String.self)
        == "1")
  }

  @Test func `a page that waits for an app becomes its first page`() throws {
    let folder = try TemporaryFolder()
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    var browser = try Browser.start()
    _ = try browser.open(served.address + "index.xhtml")
    try browser.waitForText("Waiting for screens")
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    try browser.waitForText("Home")
  }

  /// Returns where two texts begin to differ; nil if they are equal.
  private static func difference(_ one: String, _ other: String) -> String? {
    guard one != other else { return nil }
    let same = zip(one, other).prefix { $0 == $1 }.count
    let parts = [one, other].map { $0.dropFirst(max(0, same - 80)).prefix(200) }
    return "'\(parts[0])' where '\(parts[1])' was expected"
  }

  /// What stays of a page.
  private static let state = """
    JSON.stringify([scrollY, location.href, window.isOld ?? false,
      [...document.querySelectorAll("main input")].map((one) => one.checked),
      [...document.querySelectorAll("main details")].map((one) => one.open)])
    """

  /// Returns a random app.
  private static func text(_ random: inout SplitMix64) -> String {
    let screens = (0..<Int.random(in: 0...2, using: &random)).map {
      #"{"id": "s\#($0)", "name": "S\#($0)", "ui_components": []}"#
    }
    let components = (0..<Int.random(in: 1...3, using: &random)).map {
      #"""
      {"id": "c\#($0)", "title": "T\#($0)", "component_type": "list",
       "data": {"source": "1", "target": "s\#(Int.random(in: 0...2, using: &random))"},
       "rules": {"item_limit": "\#(Int.random(in: 1...6, using: &random))"}}
      """#
    }
    let home = #"""
      {"id": "home", "name": "Home", "home": true,
       "ui_components": [\#(components.joined(separator: ","))]}
      """#
    return "[\(([home] + screens).joined(separator: ","))]"
  }
}
