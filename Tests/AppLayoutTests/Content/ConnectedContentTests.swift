import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Content of connected screens` {
  private static let rivers = """
    [{"id": "home", "home": true, "ui_components": [
       {"id": "sender", "component_type": "list", "styles": {"cell_styles": ["LIST_1"]},
        "data": {"source": "s", "type": "APPLICASTER_CATEGORY", "connected": true, "target": "show"}}]},
     {"id": "show", "data": {"connected": true, "parent": "home"}, "ui_components": [
       {"component_type": "hero", "styles": {"cell_styles": ["HERO_CELL_1"]}},
       {"component_type": "list", "rules": {"item_limit": "2"}, "styles": {"cell_styles": ["LIST_1"]}},
       {"component_type": "group", "ui_components": [
         {"component_type": "list", "styles": {"cell_styles": ["LIST_1"]}},
         {"component_type": "list", "styles": {"cell_styles": ["LIST_1"]}}]},
       {"component_type": "grid", "styles": {"cell_styles": ["GRID_1"]}}]}]
    """

  private static let feed = """
    {"id": "s", "title": "Sender", "children": [
      {"title": "alone"},
      {"title": "three", "children": [{"title": "a"}, {"title": "b"}, {"title": "c"}]},
      {"title": "group", "children": [
        {"title": "x", "children": [{"title": "x1"}, {"title": "x2"}]}, {"title": "y"}]}]}
    """

  private static let index = """
    [{"source": "s", "type": "APPLICASTER_CATEGORY", "file": "s.json"}]
    """

  @Test func `child number i of the sender fills component number i, two levels deep`() throws {
    let app = try App(texts: [
      "rivers.json": Self.rivers, "feeds/index.json": Self.index,
      "feeds/s.json": Self.feed,
    ])
    let sections = try app.content(of: "show", on: .wanted("iphone-8")).sections
    let titles = sections.map { $0.cells.map { $0.title ?? "-" } }
    #expect(titles == [["alone"], ["a", "b"], ["x1", "x2"], ["y"]])
  }

  @Test func `without a feed a connected screen shows placeholders`() throws {
    let app = try App(texts: ["rivers.json": Self.rivers])
    let sections = try app.content(of: "show", on: .wanted("iphone-8")).sections
    #expect(sections.count == 5)
    #expect(sections.allSatisfy { $0.cells.allSatisfy { $0.item == nil } })
    #expect(sections[1].cells.count == 2)
  }

  @Test func `a connected screen skips the sources of its own components`() throws {
    let rivers = """
      [{"id": "home", "home": true, "data": {"connected": true}, "ui_components": [
         {"component_type": "list", "data": {"source": "s", "type": "APPLICASTER_CATEGORY"}}]}]
      """
    let app = try App(texts: [
      "rivers.json": rivers, "feeds/index.json": Self.index,
      "feeds/s.json": Self.feed,
    ])
    let section = try #require(
      try app.content(of: "home", on: .wanted("iphone-8")).sections.first)
    #expect(section.dataSource == nil)
    #expect(section.cells.allSatisfy { $0.item == nil })
  }
}
