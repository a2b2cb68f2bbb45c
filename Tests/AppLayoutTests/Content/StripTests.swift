import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Strips` {
  private static func family(_ paging: Bool) -> String {
    """
    {"families": {"F": {
      "screen": {"DEFAULT": {"devices": {"universal": {
        "inset_top": 10, "inset_left": 10, "inset_right": 10, "inset_bottom": 10,
        "interitem_spacing": 10, "line_spacing": 8}}}},
      "hero": {"HERO_1": {"devices": {"universal": {
        "page_control_bar_height": 20, "paging": \(paging)}}}},
      "hero_cell": {"CELL": {"style": "hero", "devices": {"universal": {
        "width_pixel": 280, "height_pixel": 150}}}},
      "tabs": {"T": {"style": "tabs", "devices": {"universal": {
        "width_pixel": 90, "height_pixel": 40}}}},
      "list": {"L": {"style": "image_left", "devices": {"universal": {"height_pixel": 80}}}}
    }}}
    """
  }

  private static let hero = """
    {"component_type": "hero", "rules": {"item_limit": "3"},
     "styles": {"layout": "HERO_1", "cell_styles": ["CELL"]}}
    """

  private func section(
    _ components: String, paging: Bool = false, settings: String = #"{"template": "ui_builder"}"#
  ) throws -> [SectionLayout] {
    let app = try App(
      components: components, screen: #", "styles": {"family": "F"}"#,
      files: ["families.json": Self.family(paging), "settings.json": settings])
    return try app.content(of: "home", on: .wanted("iphone-se-1")).sections
  }

  @Test func `a strip is as wide as the window and as high as its cells and pager`() throws {
    let section = try #require(try section(Self.hero).first)
    #expect(section.strip?.frame == Rect(x: 0, y: 10, width: 320, height: 170))
    #expect(section.strip?.pageControlHeight == 20)
    #expect(section.cells.map(\.frame.x) == [10, 298, 586])
    #expect(section.cells.allSatisfy { $0.frame.y == 0 && $0.frame.height == 150 })
  }

  @Test func `cells are the line spacing apart, whether or not the strip has pages`() throws {
    let peeking = try #require(try section(Self.hero).first)
    #expect(peeking.cells[1].frame.x < 320)
    let paging = try #require(try section(Self.hero, paging: true).first)
    #expect(paging.strip?.isPaging == true)
    #expect(paging.cells[1].frame.x == 298)
  }

  @Test func `a strip begins at its right end in a right-to-left app`() throws {
    let section = try #require(
      try section(Self.hero, settings: #"{"template": "ui_builder", "rtl": true}"#).first)
    #expect(section.cells[0].frame.maxX == 310)
    #expect(section.cells[1].frame.maxX == 22)
  }

  @Test func `a tab bar has a body of its own type under its tabs`() throws {
    let sections = try section(
      """
      {"component_type": "tab_bar", "rules": {"item_limit": "3"},
       "styles": {"layout": "T", "cell_styles": ["T"], "cell_body_component_type": "list",
                  "cell_body_styles": ["L"]}}
      """)
    #expect(sections.map(\.kind) == [.tabBar, .list])
    #expect(sections.map(\.role) == [.component, .tabBody])
    #expect(sections[0].strip != nil && sections[1].strip == nil)
    #expect(sections[1].cells[0].frame.y == sections[0].frame.maxY)
    #expect(sections[1].cells[0].measure.styleID == "L")
  }

  @Test func `a strip is as high as its actual cells, not as all its cell styles`() throws {
    let component = """
      {"component_type": "hero", "rules": {"item_limit": "1"},
       "styles": {"cell_styles": ["CELL", "NONE"]}}
      """
    let section = try #require(try section(component).first)
    #expect(section.strip?.frame.height == 150 && section.cells[0].frame.y == 0)
  }

  @Test func `a hero without a cell style has pages and dots like one with a style`() throws {
    let component = #"{"component_type": "hero", "rules": {"item_limit": "3"}}"#
    let app = try App(components: component)
    let section = try #require(
      try app.content(of: "home", on: .wanted("iphone-se-1")).sections.first)
    #expect(section.strip?.isPaging == true)
  }
}
