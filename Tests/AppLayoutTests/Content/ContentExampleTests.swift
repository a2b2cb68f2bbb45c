import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Content examples` {
  private let phone: Device

  init() throws { phone = try .wanted("iphone-se-1") }

  @Test func `a screen of 320 has full cells of 300 and half cells of 145, two in a row`() throws {
    let app = try App(
      components: """
        {"component_type": "list", "rules": {"item_limit": "1"}, "styles": {"cell_styles": ["LIST_1"]}},
        {"component_type": "grid", "rules": {"item_limit": "4"}, "styles": {"cell_styles": ["GRID_1"]}}
        """)
    let sections = try app.content(of: "home", on: phone).sections
    #expect(sections.map(\.cells.count) == [1, 4])
    #expect(sections[0].cells[0].frame.width == 300)
    #expect(sections[0].cells[0].frame.x == 10)
    let half = sections[1].cells.map(\.frame)
    #expect(half.map(\.width) == [145, 145, 145, 145])
    #expect(half.map(\.x) == [10, 165, 10, 165])
    #expect(half[0].y == half[1].y && half[2].y == half[0].maxY + 10)
    #expect(half[0].y == sections[0].cells[0].frame.maxY + 10)
  }

  @Test func `a header is followed by the line spacing and keeps its own insets`() throws {
    let app = try App(
      components: """
        {"component_type": "grid", "rules": {"item_limit": "2"},
         "styles": {"cell_styles": ["S"], "header": {"visible": true, "style": "H"}}}
        """, screen: #", "styles": {"family": "F"}"#,
      files: ["families.json": Self.family])
    let section = try #require(try app.content(of: "home", on: phone).sections.first)
    #expect(section.header?.frame == Rect(x: 6, y: 10, width: 306, height: 40))
    #expect(section.cells.map(\.frame.y) == [62, 62])
    #expect(section.frame == Rect(x: 0, y: 10, width: 320, height: 40 + 12 + 50 + 14))
  }

  @Test func `several cell styles repeat over the items`() throws {
    let app = try App(
      components: """
        {"component_type": "grid", "rules": {"item_limit": "5"},
         "styles": {"cell_styles": ["S", "T"]}}
        """, screen: #", "styles": {"family": "F"}"#,
      files: ["families.json": Self.family])
    let section = try #require(try app.content(of: "home", on: phone).sections.first)
    #expect(section.cells.map(\.measure.styleID) == ["S", "T", "S", "T", "S"])
    #expect(section.cells.map(\.frame.width) == [100, 60, 100, 60, 100])
  }

  @Test func `pixels grow with the window in whole points unless the style turns that off`() throws
  {
    let app = try App(
      components: """
        {"component_type": "grid", "rules": {"item_limit": "1"}, "styles": {"cell_styles": ["S"]}},
        {"component_type": "grid", "rules": {"item_limit": "1"}, "styles": {"cell_styles": ["U"]}}
        """, screen: #", "styles": {"family": "F"}"#,
      files: ["families.json": Self.family])
    let sections = try app.content(of: "home", on: .wanted("iphone-8")).sections
    #expect(
      sections.map { $0.cells[0].frame.size } == [
        Size(width: 117, height: 58), Size(width: 100, height: 50),
      ])
  }

  @Test func `a cell can take the rest of the visible root, or a share of it`() throws {
    let app = try App(
      components: """
        {"component_type": "webview", "data": {"source": "x"}, "styles": {"cell_styles": ["REST"]}},
        {"component_type": "webview", "data": {"source": "x"}, "styles": {"cell_styles": ["HALF"]}}
        """, screen: #", "styles": {"family": "F"}"#,
      files: ["families.json": Self.family])
    let sections = try app.content(of: "home", on: phone).sections
    let root = 568.0 - 64
    #expect(sections.map { $0.cells[0].frame.height } == [root - 20, root / 2])
  }

  @Test func `an unknown family or cell style gives a visible placeholder`() throws {
    let component = #"{"component_type": "grid", "styles": {"cell_styles": ["NONE"]}}"#
    for screen in ["", #", "styles": {"family": "NONE"}"#] {
      let app = try App(components: component, screen: screen)
      let section = try #require(try app.content(of: "home", on: phone).sections.first)
      #expect(section.cells.count > 0)
      #expect(section.cells[0].measure.template == .placeholder)
      #expect(section.cells[0].frame.height > 0)
    }
  }

  @Test func `a screen without components has no section`() throws {
    let content = try App(components: "").content(of: "home", on: phone)
    #expect(content.sections.isEmpty && content.size.width == 320)
  }

  /// Insets of 10 and 14, spacings of 8 and 12, and cells with every kind of measure.
  static let family = """
    {"families": {"F": {
      "screen": {"DEFAULT": {"devices": {"universal": {
        "inset_top": 10, "inset_left": 10, "inset_right": 10, "inset_bottom": 14,
        "interitem_spacing": 8, "line_spacing": 12,
        "header_inset_left": 6, "header_inset_right": 8}}}},
      "header": {"H": {"style": "header", "devices": {"universal": {"height_pixel": 40}}}},
      "grid": {
        "S": {"style": "image_top", "devices": {"universal": {"width_pixel": 100, "height_pixel": 50}}},
        "T": {"style": "image_top", "devices": {"universal": {"width_pixel": 60, "height_pixel": 70}}},
        "U": {"style": "image_top", "custom_scaling": false,
              "devices": {"universal": {"width_pixel": 100, "height_pixel": 50}}}},
      "webview": {
        "REST": {"style": "web", "devices": {"universal": {"height_remaining_after_pixel": 20}}},
        "HALF": {"style": "web", "devices": {"universal": {"height_percent": 50}}}}
    }}}
    """
}
