import Support
import Testing

@testable import AppModel

@Suite struct `Ways that nothing draws` {
  private func notes(_ screen: String, _ files: [String: String] = [:]) throws -> [String] {
    let texts = files.merging([
      "rivers.json": #"[{"id": "home", "home": true, \#(screen)}, {"id": "x"}]"#
    ]) { $1 }
    let reading = AppReading(texts: texts)
    return reading.diagnostics.filter { $0.rule == .undrawnWay }.map(\.line)
  }

  private static let button = #"{"type": "button", "data": {"target": "x"}}"#
  private static let bar = #""navigations": [{"category": "nav_bar", "nav_items": [\#(button)]}]"#

  /// Settings with a bar of their own.
  private func settings(_ bar: String) -> [String: String] {
    [
      "settings.json": """
      {"template": "ui_builder", "ui_builder_navigation_bar_api": false, "navigation_bar": \(bar)}
      """
    ]
  }

  @Test func `a hidden bar of the settings is reported at its own button`() throws {
    let notes = try notes(
      Self.bar, settings(#"{"styles": {"state": "hidden"}, "nav_items": [\#(Self.button)]}"#))
    #expect(notes.count == 2)
    #expect(notes.contains { $0.hasPrefix("settings.json") && $0.contains("bar is hidden") })
    #expect(notes.contains { $0.hasPrefix("rivers.json") && $0.contains("buttons of its own") })
  }

  @Test func `hidden bars are reported in the order of the file`() throws {
    let bar =
      #"{"category": "nav_bar", "styles": {"state": "hidden"}, "nav_items": [\#(Self.button)]}"#
    let screens = (0..<100).map { #"{"id": "\#($0)", "navigations": [\#(bar)]}"# }
    let reading = AppReading(screens: "[\(screens.joined(separator: ",\n")), {\"id\": \"x\"}]")
    let found = AppCheck.undrawnWays.run(try #require(reading.app)).map(\.location)
    #expect(found.count == 100)
    #expect(found == found.sorted())
  }

  @Test func `buttons that the settings leave to the screen are ways`() throws {
    #expect(try notes(Self.bar, settings(#"{"nav_items": []}"#)).isEmpty)
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `an item_limit of zero hides all items`(limit: Int, expected: Int) throws {
    let notes = try notes(
      """
      "ui_components": [{"component_type": "list", "rules": {"item_limit": \(limit)},
        "data": {"source": "f", "type": "APPLICASTER_COLLECTION"}}]
      """,
      [
        "feeds/f.json": #"{"title": "F", "children": [{"title": "X", "screen_type": "x"}]}"#,
        "feeds/index.json": #"[{"source": "f", "file": "f.json"}]"#,
      ])
    #expect(notes.count == expected)
  }

  @Test func `what is inside a tab beyond the limit is hidden too`() throws {
    let notes = try notes(
      """
      "ui_components": [{"component_type": "tab_bar", "rules": {"item_limit": 1},
        "styles": {"cell_body_component_type": "list", "cell_body_styles": ["LIST_3"]},
        "data": {"source": "f", "type": "APPLICASTER_COLLECTION"}}]
      """,
      [
        "feeds/f.json": """
        {"title": "F", "children": [
          {"title": "One"}, {"title": "Two", "children": [{"title": "X", "screen_type": "x"}]}]}
        """,
        "feeds/index.json": #"[{"source": "f", "file": "f.json"}]"#,
      ])
    #expect(notes.count == 1)
  }
}
