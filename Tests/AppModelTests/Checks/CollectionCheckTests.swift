import Support
import Testing

@testable import AppModel

@Suite struct `Collections of apps that are not made with the builder` {
  @Test func `are reported as missing even if rivers.json has screens`() throws {
    let files = [
      "rivers.json": #"[{"id": "home", "home": true}]"#,
      "settings.json": #"{"template": "classic"}"#,
    ]
    let codes = AppReading(texts: files).diagnostics.map(\.rule.code)
    #expect(codes.contains("unused-screens") && codes.contains("missing-collection"))
    let builder = files.merging(["settings.json": #"{"template": "ui_builder"}"#]) { $1 }
    let other = AppReading(texts: builder).diagnostics.map(\.rule.code)
    #expect(!other.contains("unused-screens") && !other.contains("missing-collection"))
  }

  @Test func `the last collection with a ui_tag is the one for menus and for components`() throws {
    let reading = AppReading(texts: [
      "rivers.json": """
      [{"id": "home", "home": true, "ui_components": [
        {"component_type": "list", "data": {"source": "tag"}},
        {"component_type": "list", "data": {"source": "1"}}]}]
      """,
      "collections.json": """
      [{"id": "1", "ui_tag": "tag", "title": "First"},
       {"id": "2", "ui_tag": "tag", "title": "Second"}]
      """,
    ])
    let app = try #require(reading.app)
    #expect(app.collections["tag"]?.title == "Second")
    let components = app.screens[0].components
    #expect(components.map { app.feeds.feed(for: $0.data)?.title } == ["Second", "First"])
  }
}
