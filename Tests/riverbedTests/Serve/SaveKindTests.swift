import Support
import Testing

@testable import riverbed

/// What is said about saves of several kinds.
@Suite struct SaveKindTests {
  @Test(arguments: [
    ("riverbed.json", #"{"title": "Own"}"#), ("feeds/index.json", "[]"),
    ("feeds/a.json", #"{"children": [{"id": "x", "title": "X"}]}"#),
  ])
  func `any file that breaks leaves the last good state`(file: String, text: String) throws {
    let folder = try Self.folder()
    try folder.write(#"[{"source": "1", "file": "a.json"}]"#, to: "feeds/index.json")
    try folder.write(#"{"children": []}"#, to: "feeds/a.json")
    try folder.write(text, to: file)
    let served = try ServedCase(folder.path)
    let before = try served.document("index.xhtml")
    let events = try served.listening()
    _ = try events.next()
    try folder.write("{ \"a\" }", to: file)
    let broken = try LiveTests.next(of: events) { $0.trouble != nil }
    #expect(broken.trouble?.place.hasSuffix("\(file):1:7") == true, "\(broken)")
    #expect(broken.trouble?.lines == ["{ \"a\" }"])
    #expect(try served.document("index.xhtml") == before)
    try folder.write(text, to: file)
    #expect(try LiveTests.next(of: events) { $0.trouble == nil }.sentence != nil)
  }

  @Test func `a file that is broken at the start does not hide the app`() throws {
    let folder = try Self.folder()
    try folder.write("{", to: "riverbed.json")
    let served = try ServedCase(folder.path)
    #expect(try served.get("/index.xhtml")?.status == 200)
    let events = try served.listening()
    _ = try events.next()
    try folder.write(LiveTests.app("Home", items: 4), to: "rivers.json")
    let event = try LiveTests.next(of: events) { $0.sentence != nil }
    #expect(event.trouble == nil)
    #expect(event.sentence == "The list on Home shows up to 4 items instead of 6.")
  }

  @Test func `files that nothing reads do not count as saves`() throws {
    let folder = try Self.folder()
    let served = try ServedCase(folder.path)
    let events = try served.listening()
    _ = try events.next()
    for name in ["note.txt", ".DS_Store", ".riverbed.json.swp", "rivers.json~"] {
      try folder.write("text", to: name)
    }
    try folder.write(LiveTests.app("Home", items: 4), to: "rivers.json")
    #expect(
      try events.next().sentence == "The list on Home shows up to 4 items instead of 6.")
  }

  @Test func `a color that no chosen theme wears changes no picture`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.bar("#FF102030"), to: "rivers.json")
    let served = try ServedCase(folder.path, "--theme", "paper,night")
    let events = try served.listening()
    _ = try events.next()
    try folder.write(Self.bar("#FF301020"), to: "rivers.json")
    let event = try LiveTests.next(of: events) { $0.sentence != nil }
    #expect(event.sentence?.hasSuffix(". No picture changes.") == true, "\(event)")
    #expect(event.pictures == [])
    let branded = try ServedCase(folder.path, "--theme", "brand")
    let others = try branded.listening()
    _ = try others.next()
    try folder.write(Self.bar("#FF102030"), to: "rivers.json")
    #expect(try LiveTests.next(of: others) { $0.sentence != nil }.pictures?.isEmpty == false)
  }

  @Test func `problems that are new follow the sentence`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.bar("#FF102030"), to: "rivers.json")
    let served = try ServedCase(folder.path)
    let events = try served.listening()
    _ = try events.next()
    try folder.write(Self.bar("blue"), to: "rivers.json")
    let event = try LiveTests.next(of: events) { $0.problems != nil }
    #expect(event.number == 2)
    #expect(event.sentence?.hasPrefix("The bar of Home is blue") == true, "\(event)")
    #expect(event.problems?.hasPrefix("1 new problem: ") == true, "\(event)")
    #expect(event.problems?.contains("'blue', which is not a color") == true, "\(event)")
  }

  @Test func `the pages of a screen with another name are found at their former addresses`() throws
  {
    let folder = try Self.folder()
    let served = try ServedCase(folder.path, "--device", "iphone-se-1")
    let events = try served.listening()
    _ = try events.next()
    for name in ["Start", "Front page", "Überblick"] {
      try folder.write(LiveTests.app(name, items: 6), to: "rivers.json")
      _ = try LiveTests.next(of: events) { $0.sentence?.contains("called \(name)") == true }
    }
    for former in ["home", "start", "front-page"] {
      for path in ["screens/\(former)/index.xhtml", "play/iphone-se-1/\(former).xhtml"] {
        let answer = try #require(try served.get("/\(path)"))
        #expect(answer.status == 302, "\(path)")
        let location = try #require(answer.fields["location"], "\(path)")
        let steps = location.split(separator: "/").filter { $0 != ".." }
        #expect(try served.get("/" + steps.joined(separator: "/"))?.status == 200, "\(location)")
      }
    }
    #expect(try served.get("/screens/other/index.xhtml")?.status == 404)
  }

  @Test func `what changed since another state is said at the start`() throws {
    let folder = try Self.folder()
    try folder.write(LiveTests.app("Home", items: 2), to: "old/rivers.json")
    let served = try ServedCase(folder.path, "--since", "\(folder.path)/old")
    let event = try served.listening().next()
    #expect(event.sentence == "The list on Home shows up to 6 items instead of 2.")
    #expect(event.pictures?.isEmpty == false)
    let changed = try #require(try served.get("/.live/changed"))
    #expect(String(decoding: changed.body, as: UTF8.self).contains("screens/home/index.xhtml"))
    let picture = try #require(event.pictures?.first)
    let before = try #require(try served.get("/.live/before/\(picture)"))
    #expect(try before.body != served.get("/\(picture)")?.body)
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    return folder
  }

  /// Returns an app whose bar has a color.
  private static func bar(_ color: String) -> String {
    #"""
    [{"id": "home", "name": "Home", "home": true, "ui_components": [], "navigations": [
       {"id": "bar", "category": "nav_bar", "navigation_type": "applicaster_toolbar",
        "styles": {"state": "on_top", "background_color": "\#(color)"}}]}]
    """#
  }
}
