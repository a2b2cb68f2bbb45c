import Support
import Testing

@testable import AppModel

/// What a layout of an app of today says besides its screens.
@Suite struct `Layouts of today` {
  private func app(
    _ layout: String, plugins: String = "[]", settings: String? = nil
  ) throws -> App {
    var texts = ["layout.json": layout, "plugin_configurations.json": plugins]
    texts["settings.json"] = settings
    return try App(texts: texts)
  }

  /// Returns a layout with these screens and navigations.
  private func layout(
    _ screens: String, _ navigations: String = Self.navigations, more: String = ""
  ) -> String {
    #"{"api_version": "2", "screens": [\#(screens)], "navigations": [\#(navigations)]\#(more)}"#
  }

  private static let navigations = """
    {"id": "m", "category": "menu", "navigation_type": "tabs", "nav_items": [
      {"id": "b", "title": "B", "type": "label", "position": 2, "data": {"target": "b"}},
      {"id": "a", "title": "A", "type": "label", "position": 1, "data": {"target": "a"}}]},
    {"id": "bar1", "category": "nav_bar", "navigation_type": "x", "styles": {"state": "on_top"}},
    {"id": "bar2", "category": "nav_bar", "styles": {"state": "overlay"}}
    """

  @Test func `screens share the menu and the bar that they do not have themselves`() throws {
    let app = try app(
      layout(
        """
        {"id": "a", "name": "A"}, {"id": "b", "name": "B", "nav_bar_id": "bar2"},
        {"id": "c", "general": {"nav_bar_id": "bar2"}}, {"id": "d", "nav_bar_id": "gone"},
        {"id": "e", "navigations": [{"id": "own", "category": "nav_bar", "styles": {"state": "hidden"}}]}
        """))
    let bars = app.screens.prefix(5).map { app.navigationBar(of: $0)?.id }
    #expect(bars == ["bar1", "bar2", "bar2", "bar1", "own"])
    let placements = app.screens.prefix(5).map { app.placement(of: $0) }
    #expect(placements == [.onTop, .overlay, .overlay, .onTop, .hidden])
    #expect(app.screens.prefix(5).allSatisfy { $0.navigation(.menu)?.id == "m" })
    #expect(app.screens.prefix(5).allSatisfy { app.root(of: $0).menu.hasTabs })
  }

  @Test(arguments: [
    ("1", "2", ["a", "b"]), ("\"2\"", "\"10\"", ["a", "b"]), ("2", "1", ["b", "a"]),
    ("1", "1", ["b", "a"]), ("1", "null", ["b", "a"]), ("1", "\"x\"", ["b", "a"]),
  ])
  func `entries are in the order of their positions where all have one`(
    first: String, second: String, expected: [String]
  ) throws {
    let items = Self.navigations.replacing("\"position\": 2", with: "\"position\": \(second)")
      .replacing("\"position\": 1", with: "\"position\": \(first)")
    let app = try app(layout(#"{"id": "a"}, {"id": "b"}"#, items))
    #expect(app.home?.navigation(.menu)?.items.map(\.id) == expected)
  }

  @Test(arguments: [
    (#""type": "p", "plugin_type": "player""#, true, false), (#""type": "play""#, true, false),
    (#""type": "qb_search_screen""#, true, false), (#""type": "full""#, true, false),
    (#""type": "hook""#, false, false), (#""type": "general_content""#, false, false),
    (#""general": {"allow_screen_plugin_presentation": true}"#, true, true),
    (#""general": {"allow_screen_plugin_presentation": "true"}"#, false, false),
  ])
  func `players, search and full screens have no menu`(
    keys: String, hidesMenu: Bool, hidesBar: Bool
  ) throws {
    let plugins = """
      [{"identifier": "play", "type": "player"}, {"id": "hook", "preload": true},
       {"plugin_identifier": "full", "preload": true, "presentFullScreen": true}]
      """
    let app = try app(
      layout(#"{"id": "a", "home": true}, {"id": "b", \#(keys)}"#), plugins: plugins)
    let screen = try #require(app.firstScreen(id: "b"))
    #expect(app.root(of: screen).menu.entries.isEmpty == hidesMenu)
    #expect((app.placement(of: screen) == .hidden) == hidesBar)
    // An older app shows them as it always did.
    let older = try self.app(
      #"[{"id": "a", "home": true}, {"id": "b", \#(keys)}]"#, plugins: plugins)
    #expect(older.firstScreen(id: "b").map { older.placement(of: $0) } == .onTop)
    #expect(older.firstScreen(id: "b").map { older.root(of: $0) } == older.home.map(older.root))
  }

  @Test(arguments: [
    ("quick_brick_side_menu", false), ("bottom_tabs", true), ("anything", true),
  ])
  func `every menu but the side menu has tabs`(type: String, hasTabs: Bool) throws {
    let menu = Self.navigations.replacing("\"tabs\"", with: "\"\(type)\"")
    let app = try app(layout(#"{"id": "a"}, {"id": "b"}"#, menu))
    #expect(app.rootCapabilities.contains(.tabBar) == hasTabs)
  }

  @Test(arguments: [
    (nil, true), (#"{"template": "other"}"#, false), (#"{"quick_brick_enabled": false}"#, true),
  ])
  func `the builder made the layout unless the settings say otherwise`(
    settings: String?, usesBuilder: Bool
  ) throws {
    let app = try app(layout(#"{"id": "a"}"#), settings: settings)
    #expect(app.settings.isQuickBrick)
    #expect(app.settings.usesBuilder == usesBuilder)
  }

  @Test(arguments: [
    "{}", #"{"a": {"id": "b"}}"#, #"{"a": {"id": "a"}, "b": {"id": "b"}}"#,
  ])
  func `screens by id are read like a list`(screens: String) throws {
    let text = #"{"api_version": 2, "screens": \#(screens), "navigations": [\#(Self.navigations)]}"#
    let reading = AppReading(texts: ["layout.json": text])
    #expect(reading.diagnostics.allSatisfy { $0.severity != .error })
    #expect(reading.app?.settings.isQuickBrick == true)
    let keys = screens.contains("\"b\": {\"id") ? ["a", "b"] : screens == "{}" ? [] : ["b"]
    #expect(reading.app?.screens.filter { !$0.isMissing }.map(\.id) == keys)
  }

  @Test(arguments: [
    (#""navigations": {}"#, "'navigations' is an object where an array belongs"),
    (#""navigations": [1]"#, "an element of 'navigations' is the number 1 where"),
    (#""content_types": []"#, "'content_types' is an array where an object belongs"),
    (#""content_types": {"movie": 1}"#, "'movie' is the number 1 where an object belongs"),
    (#""content_types": {"movie": {}}"#, "the type 'movie' has no 'screen_id'"),
    (
      #""content_types": {"movie": {"screen_id": "gone"}}"#,
      "no screen has the id 'gone', which items"
    ),
    (#""content_types": {"movie": {"screen_ids": "a"}}"#, "nothing reads the key 'screen_ids'"),
  ])
  func `a mistake in a layout is reported at its place, and the screens are read`(
    keys: String, expected: String
  ) throws {
    let text = #"{"screens": [{"id": "a", "name": "A"}], \#(keys)}"#
    let reading = AppReading(texts: ["layout.json": text])
    #expect(reading.app?.screens.first?.name == "A")
    let messages = reading.diagnostics.map { "\($0.position.column): \($0.message.text)" }
    #expect(messages.contains { $0.contains(expected) && !$0.hasPrefix("1: ") }, "\(messages)")
  }

  @Test func `an item without a screen of its own opens that of its type`() throws {
    let feed = """
      {"entry": [{"id": "1", "type": {"value": "movie"}}, {"id": "2", "type": "movie", "screen_type": "a"},
        {"id": "3", "type": "MOVIE"}, {"id": "4", "type": "video"}, {"id": "5", "type": "book"}]}
      """
    let reading = AppReading(texts: [
      "layout.json": layout(
        """
        {"id": "a", "ui_components": [{"id": "c", "component_type": "list-qb",
          "data": {"source": "s"}}]}, {"id": "film", "name": "Film"}
        """, more: #", "content_types": {"movie": {"screen_id": "film"}}"#),
      "feeds/index.json": #"[{"source": "s", "file": "s.json"}]"#,
      "feeds/s.json": feed,
    ])
    let app = try #require(reading.app)
    let items = try #require(app.feeds.entries.first).feed.items
    #expect(items.map(app.target) == ["film", "a", nil, nil, nil])
    let links = app.links.filter { $0.trigger == .cell }
    #expect(links.map(\.naming) == [.contentType("movie"), .screenType])
    let unmapped = reading.diagnostics.filter { $0.rule.code == "unmapped-type" }
    #expect(
      unmapped.map(\.message.text) == [
        "no screen opens for items of the type 'MOVIE'",
        "no screen opens for items of the type 'book'",
      ])
    #expect(unmapped.allSatisfy { $0.file == "feeds/s.json" })
  }

  @Test(arguments: [
    ("grid-qb", ComponentKind.grid), ("hero-qb", .hero), ("list-qb", .list), ("group-info", .group),
  ])
  func `components of today are drawn`(type: String, kind: ComponentKind) {
    #expect(ComponentKind(type) == kind)
  }
}
