import Support
import Testing

@testable import AppModel

@Suite struct `Links of connected screens` {
  private static let feeds = [
    "feeds/index.json": """
    [
      {"source": "shows", "file": "shows.json"},
      {"source": "films", "type": "APPLICASTER_COLLECTION", "file": "films.json"},
      {"source": "empty", "file": "empty.json"}
    ]
    """,
    "feeds/shows.json": """
    {"children": [
      {"title": "New", "children": [{"title": "Salt", "screen_type": "other"}, {"title": "Ash"}]},
      {"title": "Old", "screen_type": "home"},
      {"title": "Surplus", "screen_type": "home"}
    ]}
    """,
    "feeds/films.json": #"{"children": [{"title": "One", "screen_type": "connected"}]}"#,
    "feeds/empty.json": "{}",
  ]

  private static func screens(_ components: String) -> String {
    """
    [
      {"id": "home", "name": "Home", "home": true, "ui_components": [\(components)]},
      {
        "id": "connected",
        "name": "Connected",
        "data": {"connected": true},
        "ui_components": [{"id": "first", "component_type": "grid"}, {"id": "second", "component_type": "list"}]
      },
      {"id": "other", "name": "Other"}
    ]
    """
  }

  private func app(_ components: String) throws -> App {
    let rivers = ["rivers.json": Self.screens(components)]
    return try #require(AppReading(texts: Self.feeds.merging(rivers) { $1 }).app)
  }

  @Test func `the senders are the screens that hand something over, in file order`() throws {
    let app = try app(
      """
      {"component_type": "list", "data": {"source": "empty", "connected": true, "target": "connected"}},
      {"component_type": "list", "data": {"source": "unknown", "connected": true, "target": "connected"}},
      {"component_type": "grid", "data": {"source": "shows", "connected": true, "target": "connected"}},
      {"component_type": "hero", "data": {"source": "films", "type": "APPLICASTER_COLLECTION"}},
      {"component_type": "list", "data": {"source": "films", "connected": true, "target": "connected"}}
      """)
    let connected = try #require(app.screen("connected"))
    // Three components that show cells name it, and so does an item of films, which two show.
    #expect(app.links(to: connected).count == 4)
    #expect(
      app.senders(of: connected).shown.map { $0.sent.map(\.title) } == [
        ["New", "Old", "Surplus"], ["One"],
      ])
    #expect(app.senders(of: try #require(app.screen("other"))).isEmpty)
  }

  @Test func `child i of the sender fills component i, whose items lead to other screens`() throws {
    let app = try app(
      #"{"component_type": "grid", "data": {"source": "shows", "connected": true, "target": "connected"}}"#
    )
    let connected = try #require(app.screen("connected"))
    let links = app.links(from: connected)
    #expect(links.map(\.label) == ["Salt", "Old"])
    #expect(links.map(\.to) == ["other", "home"])
    #expect(links.map(\.trigger) == [.cell, .cell])
  }

  @Test func `a parent is a link from the parent that no one follows`() throws {
    let reading = AppReading(
      screens: """
        [
          {"id": "home", "name": "Home", "home": true},
          {"id": "connected", "data": {"connected": true, "parent": "home"}},
          {"id": "quick-brick", "data": {"connected": true, "target": "home"}},
          {"id": "not", "data": {"connected": false, "parent": "home"}}
        ]
        """)
    let app = try #require(reading.app)
    let home = try #require(app.home)
    #expect(app.links(from: home).map(\.to) == ["connected", "quick-brick"])
    #expect(app.links.allSatisfy { $0.trigger == .parent && $0.isConnected })
    let unreached = reading.diagnostics.filter { $0.rule == .unreachableScreen }
    #expect(unreached.map(\.path) == ["$[1]", "$[2]", "$[3]"])
  }
}
