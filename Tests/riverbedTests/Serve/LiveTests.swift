import Support
import Testing

@testable import riverbed

/// What is said about each save of an app that is served.
@Suite struct LiveTests {
  @Test func `a save is said in a sentence, with its pictures and the page of its screen`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path)
    let events = try served.listening()
    #expect(try events.next().number == 1)
    try folder.write(Self.app("Home", items: 4), to: "rivers.json")
    let event = try Self.next(of: events) { $0.sentence != nil }
    #expect(event.sentence == "The list on Home shows up to 4 items instead of 6.")
    #expect(event.page == "screens/home/index.xhtml")
    #expect(event.pictures?.isEmpty == false)
    #expect(event.pictures?.allSatisfy { $0.contains("screens/home/") } == true)
    #expect(event.trouble == nil)
  }

  @Test func `pictures that show the same are not counted`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path)
    let events = try served.listening()
    _ = try events.next()
    // By a rename, so that the file is never seen half written.
    try folder.write(Self.app("Home", items: 6) + "\n\n", to: ".rivers.json.swp")
    try folder.move(".rivers.json.swp", to: "rivers.json")
    let event = try Self.next(of: events) { $0.sentence != nil }
    #expect(event.sentence == "Nothing that the app shows changed.")
    #expect(event.pictures == [])
    #expect(event.page == nil)
  }

  @Test func `broken JSON leaves the last good state, and says where it is broken`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase(folder.path)
    let before = try served.document("index.xhtml")
    let events = try served.listening()
    _ = try events.next()
    try folder.write("[{\n  \"id\": \"home\"\n  \"name\": 1}]", to: "rivers.json")
    let broken = try Self.next(of: events) { $0.trouble?.lines.isEmpty == false }
    #expect(broken.trouble?.place.hasSuffix("rivers.json:3:3") == true, "\(broken)")
    #expect(try served.document("index.xhtml") == before)
    // Who comes later sees it too.
    let later = try served.listening()
    #expect(try later.next().trouble?.place == broken.trouble?.place)
    try folder.write(Self.app("Start", items: 6), to: "rivers.json")
    let right = try Self.next(of: events) { $0.trouble == nil }
    #expect(right.number > broken.number)
    #expect(try served.document("index.xhtml") != before)
  }

  @Test func `an app that is not there at the start is waited for`() throws {
    let folder = try TemporaryFolder()
    let served = try ServedCase(folder.path)
    let waiting = try #require(try served.get("/"))
    #expect(waiting.status == 503)
    #expect(String(decoding: waiting.body, as: UTF8.self).contains("Waiting for screens"))
    #expect(try served.get("/style.css")?.status == 200)
    let events = try served.listening()
    #expect(try events.next().trouble != nil)
    try folder.write(Self.app("Home", items: 6), to: "rivers.json")
    #expect(try Self.next(of: events) { $0.trouble == nil }.sentence != nil)
    #expect(try served.get("/index.xhtml")?.status == 200)
  }

  @Test func `files that are replaced, a folder that comes back and new feeds are noticed`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.app("Home", items: 6), to: "app/rivers.json")
    let served = try ServedCase("\(folder.path)/app")
    let events = try served.listening()
    _ = try events.next()
    try folder.write(Self.app("A", items: 6), to: "other.json")
    try folder.move("other.json", to: "app/rivers.json")
    #expect(try events.next().sentence?.contains("A") == true)
    try folder.move("app", to: "gone")
    _ = try Self.next(of: events) { $0.trouble != nil }
    try folder.write(Self.app("B", items: 6), to: "app/rivers.json")
    #expect(try Self.next(of: events) { $0.sentence?.contains("B") == true }.trouble == nil)
    try folder.write(
      #"[{"source": "1", "file": "a.json"}]"#, to: "app/feeds/index.json")
    try folder.write(#"{"children": [{"id": "x", "title": "Zebra"}]}"#, to: "app/feeds/a.json")
    _ = try Self.next(of: events) { _ in
      let page = (try? served.document("index.xhtml")) ?? []
      return String(decoding: page, as: UTF8.self).contains("Zebra")
    }
  }

  @Test func `a theme of the command line is watched`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app("Home", items: 6), to: "app/rivers.json")
    let paper = String(decoding: try Fixtures.theme("paper"), as: UTF8.self)
    let theme = try folder.write(paper, to: "themes/own.json")
    let served = try ServedCase("\(folder.path)/app", "--theme", theme)
    let events = try served.listening()
    _ = try events.next()
    let parts = paper.split(separator: "#ffffff", omittingEmptySubsequences: false)
    try folder.write(parts.joined(separator: "#fffffe"), to: "themes/own.json")
    let pictures = try Self.next(of: events) { $0.trouble == nil }.pictures ?? []
    #expect(pictures.contains { $0.hasPrefix("screens/home/") }, "\(pictures)")
  }

  @Test func `the report of changes is about the state at the start, or what is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.app("Home", items: 6), to: "app/rivers.json")
    try folder.write(Self.app("Old", items: 6), to: "old/rivers.json")
    let served = try ServedCase("\(folder.path)/app")
    let since = try ServedCase("\(folder.path)/app", "--since", "\(folder.path)/old")
    let events = try served.listening()
    _ = try events.next()
    for items in [5, 4] {
      try folder.write(Self.app("Home", items: items), to: "app/rivers.json")
      _ = try Self.next(of: events) { $0.sentence?.contains("up to \(items)") == true }
    }
    let report = try #require(try served.document("changes/index.xhtml"))
    #expect(String(decoding: report, as: UTF8.self).contains("instead of 6"))
    let other = try #require(try since.document("changes/index.xhtml"))
    #expect(String(decoding: other, as: UTF8.self).contains("Old"))
    let changed = try #require(try served.get("/.live/changed"))
    #expect(String(decoding: changed.body, as: UTF8.self).contains("screens/home/index.xhtml"))
  }

  /// Returns the next event of a kind.
  static func next(
    of events: ServedCase.Listening, _ isMeant: (ServedCase.Happening) -> Bool
  ) throws -> ServedCase.Happening {
    while true {
      let event = try events.next()
      if isMeant(event) { return event }
    }
  }

  static func app(_ name: String, items: Int) -> String {
    #"""
    [{"id": "home", "name": "\#(name)", "home": true, "ui_components": [
       {"id": "top", "component_type": "list", "data": {"source": "1"},
        "rules": {"item_limit": "\#(items)"}, "styles": {"cell_styles": ["LIST_1"]}}]}]
    """#
  }
}
