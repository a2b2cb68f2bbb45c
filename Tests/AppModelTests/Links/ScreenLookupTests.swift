import Support
import Testing

@testable import AppModel

@Suite struct `Looking up screens` {
  private static let appDefine = """
    {"screens": {
      "both": {"title": "In AppDefine"},
      "older": {"title": "Older"},
      "unasked": {"title": "Unasked"}
    }}
    """

  private static let rivers = """
    [
      {
        "id": "home",
        "name": "Home",
        "home": true,
        "navigations": [{"category": "menu", "nav_items": [
          {"type": "label", "title": "Both", "data": {"target": "both"}},
          {"type": "label", "title": "Older", "data": {"target": "older"}},
          {"type": "label", "data": {"target": "nowhere"}},
          {"type": "label", "title": "Nowhere at all", "data": {"target": "nowhere"}}
        ]}]
      },
      {"id": "both", "name": "In rivers"}
    ]
    """

  @Test func `rivers come before AppDefine, and a placeholder comes last`() throws {
    let reading = AppReading(texts: ["rivers.json": Self.rivers, "AppDefine.json": Self.appDefine])
    let app = try #require(reading.app)
    #expect(app.screens.map(\.title) == ["Home", "In rivers", "Older", "Nowhere at all"])
    #expect(app.screens.map(\.origin) == [.rivers, .rivers, .appDefine, .nowhere])
    #expect(app.screen("unasked") == nil)
    #expect(
      reading.diagnostics.filter { $0.severity > .note }.map(\.rule.code) == [
        "unknown-target", "unknown-target",
      ])
  }

  @Test func `an app from before the builder has all screens of AppDefine`() throws {
    let reading = AppReading(texts: [
      "rivers.json": Self.rivers, "AppDefine.json": Self.appDefine, "settings.json": "{}",
      "collections.json": """
      [
        {"ui_tag": "side_menu_collection", "children": [
          {"title": "Older", "ui_tag": "older"}, {"title": "Lost", "screen_type": "lost"}
        ]},
        {"ui_tag": "navbar_collection"}
      ]
      """,
    ])
    let app = try #require(reading.app)
    #expect(app.screens.map(\.title) == ["In AppDefine", "Older", "Unasked", "Lost"])
    #expect(app.home?.title == "Older")
  }

  @Test func `of two screens with one id the first is found, and both are shown`() throws {
    let app = try #require(
      AppReading(screens: #"[{"id": "a", "name": "1"}, {"id": "a", "name": "2"}, {"id": "a~2"}]"#)
        .app)
    #expect(app.screens.map(\.key) == ["a", "a~3", "a~2"])
    #expect(app.screen("a")?.title == "1")
    #expect(app.screens.map(\.hasOwnID) == [true, false, true])
  }

  @Test func `an id that looks like a made key is not a repeat`() throws {
    let reading = AppReading(
      screens: #"""
        [{"id": "b", "name": "B", "home": true}, {"name": "Home"}, {"id": "screen:Home"},
         {"id": "b", "name": "2"}, {"id": "b~2"}]
        """#)
    let app = try #require(reading.app)
    #expect(
      app.screens.map(\.key) == ["b", "screen:Home~2", "screen:Home", "b~3", "b~2"])
    #expect(app.screens.map(\.targetName) == ["b", "screen:Home~2", "screen:Home", "b~3", "b~2"])
    let repeats = reading.diagnostics.filter { $0.rule == .duplicateID }.map(\.message.text)
    #expect(repeats.count == 1 && repeats[0].contains("also has the id 'b'"))
  }

  @Test func `the first screen is home if none or several are marked`() throws {
    let none = try #require(AppReading(screens: #"[{"id": "a"}, {"id": "b"}]"#).app)
    #expect(none.home?.id == "a")
    let several = try #require(
      AppReading(
        screens: #"[{"id": "a"}, {"id": "b", "home": true}, {"id": "c", "home": true}]"#
      ).app)
    #expect(several.home?.id == "b")
  }
}
