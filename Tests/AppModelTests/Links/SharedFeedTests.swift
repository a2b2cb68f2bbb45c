import Support
import Testing

@testable import AppModel

@Suite struct `A feed that many screens show` {
  @Test func `is kept once, however many screens and items there are`() throws {
    let count = 1_000
    let reading = AppReading(texts: SharedFeed.texts(screens: count, items: count))
    let app = try #require(reading.app)
    #expect(app.links.lists.values.map(\.count) == [count])
    #expect(app.links.entries.count == count)
    #expect(app.links.count == count * count)
    #expect(app.reachability.lost.isEmpty)
  }

  @Test func `leads from each screen to each of its targets, and the first links are listed`()
    throws
  {
    let count = 1_000
    let app = try #require(AppReading(texts: SharedFeed.texts(screens: count, items: count)).app)
    let screen = try #require(app.screen("s7"))
    let here = app.links(to: screen, atMost: 3)
    #expect(here.count == count)
    #expect(here.shown.map(\.from) == ["s0", "s1", "s2"])
    #expect(here.shown.map(\.label) == ["t7", "t7", "t7"])
    let onward = app.links(from: screen, atMost: 2)
    #expect(onward.count == count)
    #expect(onward.shown.map(\.to) == ["s0", "s1"])
    #expect(app.triggers(to: screen) == [.cell])
  }

  @Test func `shown twice by one screen opens each target once, from the first component`() throws {
    let app = try #require(
      AppReading(
        texts: SharedFeed.files(
          items: 3,
          [
            "rivers.json": """
            [{"id": "s0", "home": true, "ui_components": [
              {"component_type": "section_picker", "data": {"source": "feed"}},
              {"component_type": "list", "data": {"source": "feed"}}
            ]}]
            """
          ])
      ).app)
    #expect(app.links.map(\.trigger) == [.tab, .tab, .tab])
    #expect(app.links.map(\.to) == ["s0", "s1", "s2"])
    #expect(app.links.eachOnce.count == 3)
  }

  @Test func `names a missing screen once for each item, not for each screen`() throws {
    let app = try #require(AppReading(texts: SharedFeed.texts(screens: 50, items: 60)).app)
    #expect(AppCheck.targets.run(app).count == 10)
  }

  @Test func `fills the connected screens that its items open`() throws {
    let count = 500
    let app = try #require(
      AppReading(texts: SharedFeed.texts(screens: count, items: count, areConnected: true)).app)
    let screen = try #require(app.screen("s1"))
    #expect(app.sender(of: screen)?.from == "s0")
    #expect(app.sender(of: screen)?.sent.count == 1)
    #expect(app.senders(of: screen, atMost: 10).shown.count == 10)
    #expect(app.senders(of: screen, atMost: 10).count == count / 2)
  }
}

/// An app whose screens all show one feed. Each item of it leads to one of them.
enum SharedFeed {
  static func texts(
    screens: Int, items: Int, areConnected: Bool = false
  ) -> [String: String] {
    let rivers = (0..<screens).map { screen in
      let data = areConnected && screen % 2 == 1 ? #""data": {"connected": true},"# : ""
      return """
        {"id": "s\(screen)", "name": "S\(screen)", "home": \(screen == 0), \(data)
          "ui_components": [{"component_type": "list", "data": {"source": "feed"}}]}
        """
    }
    return files(
      items: items, children: areConnected ? "[{}]" : "[]",
      ["rivers.json": "[\(rivers.joined(separator: ","))]"])
  }

  /// Returns the feed and its index, with other files.
  static func files(
    items: Int, children: String = "[]", _ others: [String: String]
  ) -> [String: String] {
    let items = (0..<items).map {
      #"{"title": "t\#($0)", "screen_type": "s\#($0)", "children": \#(children)}"#
    }
    return others.merging([
      "feeds/index.json": #"[{"source": "feed", "file": "feed.json"}]"#,
      "feeds/feed.json": "{\"children\": [\(items.joined(separator: ","))]}",
    ]) { $1 }
  }
}
