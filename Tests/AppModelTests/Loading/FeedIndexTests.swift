import Support
import Testing

@testable import AppModel

@Suite struct `The feed of a data source` {
  private func title(_ lines: String, _ data: String) throws -> String? {
    let app = try #require(
      AppReading(texts: [
        "rivers.json": #"[{"id": "s", "ui_components": [{"data": \#(data)}]}]"#,
        "feeds/index.json": "[\(lines)]",
        "feeds/a.json": #"{"title": "a"}"#, "feeds/b.json": #"{"title": "b"}"#,
        "feeds/c.json": #"{"title": "c"}"#,
      ]).app)
    return app.feed(of: app.screens[0].components[0])?.title
  }

  private static let lines = """
    {"source": "x", "type": "FEED_JSON", "file": "a.json"},
    {"source": "x", "file": "b.json"},
    {"source": "x", "type": "OWN", "file": "c.json"}
    """

  @Test(arguments: [
    (#"{"source": "x", "type": "FEED_JSON"}"#, "a"), (#"{"source": "x", "type": "OWN"}"#, "c"),
    (#"{"source": "x", "type": "DOWNLOADS"}"#, "b"), (#"{"source": "x"}"#, "b"),
  ])
  func `is the one of its type, else one whose type is left open`(
    data: String, wanted: String
  ) throws {
    #expect(try title(Self.lines, data) == wanted)
  }

  @Test func `is any one if the component leaves the type open`() throws {
    let lines = #"{"source": "x", "type": "OWN", "file": "c.json"}"#
    #expect(try title(lines, #"{"source": "x"}"#) == "c")
    #expect(try title(lines, #"{"source": "x", "type": "FEED_JSON"}"#) == nil)
    #expect(try title(lines, #"{"source": "y"}"#) == nil)
  }

  @Test func `is found among twenty thousand of one source`() throws {
    let app = try #require(
      AppReading(texts: ["rivers.json": "[]", "collections.json": #"{"x": {"id": "x"}}"#]).app)
    let feed = try #require(app.feeds.entries.first).feed
    let place = feed.location
    let index = FeedIndex(
      (0..<20_000).map { number in
        FeedIndex.Entry(
          source: Located(value: "x", location: place), type: .other("T\(number)"),
          file: "\(number)", feed: feed)
      })
    for number in 0..<20_000 {
      #expect(index.index(of: "x", .other("T\(number)"))?.index == number)
    }
  }
}
