import AppModel
import Testing

@testable import Site

/// Names of a hundred thousand letters in different places: every document stays small.
@Suite struct `Long names in a site` {
  private static let long = String(repeating: "n", count: 100_000)
  private static let rivers = """
    [{"id": "home", "name": "Home", "home": true, "styles": {"family": "F"}, "ui_components": [
        {"id": "group", "component_type": "group", "ui_components": [
          {"id": "c1", "component_type": "list", "styles": {"cell_styles": ["L"]},
           "rules": {"item_limit": 9}, "data": {"source": "s", "target": "next"}},
          {"id": "c2", "component_type": "type", "data": {"source": "s"}}]}],
      "navigations": [
        {"category": "nav_bar", "nav_items": [{"id": "b", "title": "Button", "type": "button"}]},
        {"category": "menu", "nav_items": [{"id": "m", "title": "Entry", "type": "label"}]}]},
     {"id": "next", "name": "Next", "type": "plugin-screen"}]
    """
  private static let feed = #"{"title": "Feed", "children": [{"id": "item", "title": "Title"}]}"#

  @Test(arguments: [
    "\"home\"", "\"Home\"", "\"group\"", "\"c1\"", "\"c2\"", "\"L\"", "\"F\"", "\"type\"",
    "\"Button\"", "\"b\"", "\"Entry\"", "\"m\"", "\"next\"", "\"Next\"", "\"plugin-screen\"",
    "\"Feed\"", "\"item\"", "\"Title\"", "\"s\"",
  ])
  func `make no document long`(name: String) throws {
    let name = name.filter { $0 != "\"" }
    let texts = [
      "rivers.json": Self.rivers, "feeds/a.json": Self.feed,
      "feeds/index.json": #"[{"source": "s", "file": "a.json"}]"#,
      "families.json": #"{"families": {"F": {"list": {"L": {}}}}}"#,
      "riverbed.json": #"{"devices": ["iphone-8"], "title": "Site", "scheme": "app"}"#,
    ]
    let site = try SiteOfApp.with(
      texts.mapValues { $0.replacing("\"\(name)\"", with: "\"\(Self.long)\"") })
    for document in try site.documents() where document.name != "style.css" {
      #expect(document.bytes.count < 250_000, "\(document.name)")
    }
  }
}
