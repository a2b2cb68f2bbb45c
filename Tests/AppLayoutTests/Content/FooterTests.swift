import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Footers` {
  private static let footer = #""footer": {"visible": true, "style": "F", "data": {"target": "t"}}"#

  /// Insets of 10 and 14, a line spacing of 12, and a footer of 30, all different.
  private static let family = """
    {"families": {"F": {
      "screen": {"DEFAULT": {"devices": {"universal": {
        "inset_top": 10, "inset_left": 10, "inset_right": 10, "inset_bottom": 14,
        "interitem_spacing": 8, "line_spacing": 12,
        "header_inset_left": 6, "header_inset_right": 8}}}},
      "header": {
        "H": {"devices": {"universal": {"height_pixel": 40}}},
        "F": {"devices": {"universal": {"height_pixel": 30}}},
        "TENTH": {"devices": {"universal": {"height_percent": 10}}}},
      "list": {"L": {"devices": {"universal": {"height_pixel": 50}}}},
      "horizontal_list": {"S": {"devices": {"universal": {
        "width_pixel": 100, "height_pixel": 80}}}},
      "tabs": {"T": {"devices": {"universal": {"width_pixel": 90, "height_pixel": 44}}}}
    }}}
    """

  private func app(_ components: String, isRightToLeft: Bool = false) throws -> App {
    try App(
      components: components, screen: #", "styles": {"family": "F"}"#,
      files: [
        "families.json": Self.family,
        "settings.json": #"{"template": "ui_builder", "rtl": \#(isRightToLeft)}"#,
      ])
  }

  private func content(_ components: String, isRightToLeft: Bool = false) throws -> ContentLayout {
    try app(components, isRightToLeft: isRightToLeft)
      .content(of: "home", on: .wanted("iphone-se-1"))
  }

  private func list(_ styles: String = footer, items: Int = 1) -> String {
    """
    {"component_type": "list", "rules": {"item_limit": "\(items)"},
     "styles": {"cell_styles": ["L"], \(styles)}}
    """
  }

  @Test func `a footer is the line spacing under the cells, with a header's insets`() throws {
    let content = try content(list())
    let section = try #require(content.sections.first)
    #expect(section.cells[0].frame == Rect(x: 10, y: 10, width: 300, height: 50))
    #expect(section.footer?.frame == Rect(x: 6, y: 72, width: 306, height: 30))
    #expect(section.footer?.style == "F" && section.footer?.target == "t")
    #expect(content.size.height == 102 + 14)
  }

  @Test func `the next section follows the line spacing under a footer`() throws {
    let sections = try content(list() + "," + list()).sections
    #expect(sections[0].frame == Rect(x: 0, y: 10, width: 320, height: 50 + 12 + 30 + 12))
    #expect(sections[1].cells[0].frame.y == 72 + 30 + 12)
  }

  @Test func `without cells there is a single gap, between the header and the footer`() throws {
    let header = #""header": {"visible": true, "style": "H"}, "#
    let both = try content(list(header + Self.footer, items: 0))
    #expect(both.sections.first?.header?.frame.maxY == 50)
    #expect(both.sections.first?.footer?.frame.y == 62)
    let alone = try content(list(items: 0))
    #expect(alone.sections.first?.footer?.frame.y == 10)
    #expect(alone.size.height == 10 + 30 + 14)
  }

  @Test(arguments: [
    #""footer": {"style": "F"}"#, #""footer": {"visible": false, "style": "F"}"#,
    #""footer": {"visible": true, "style": "No Header"}"#, #""footer": null"#,
  ])
  func `a footer that is not visible or does not have a style takes no room`(footer: String) throws
  {
    let content = try content(list(footer))
    #expect(content.sections.map(\.footer) == [nil])
    #expect(content.size.height == 10 + 50 + 14)
  }

  @Test func `a footer is under a strip, not in it`() throws {
    let section = try #require(
      try content(
        #"{"component_type": "horizontal_list", "styles": {"cell_styles": ["S"], \#(Self.footer)}}"#
      ).sections.first)
    #expect(section.strip?.frame == Rect(x: 0, y: 10, width: 320, height: 80))
    #expect(section.footer?.frame == Rect(x: 6, y: 102, width: 306, height: 30))
  }

  @Test func `the footer of tabs is under the content that they open`() throws {
    let sections = try content(
      """
      {"component_type": "tabs", "styles": {"cell_styles": ["T"],
        "cell_body_component_type": "list", "cell_body_styles": ["L"], \(Self.footer)}}
      """
    ).sections
    #expect(sections.map(\.role) == [.component, .tabBody])
    #expect(sections.map { $0.footer == nil } == [true, false])
    let last = try #require(sections[1].cells.last)
    #expect(sections[1].footer?.frame.y == last.frame.maxY + 12)
  }

  @Test func `the footer of a group is under everything in the group`() throws {
    let group = """
      {"component_type": "group", "styles": {\(Self.footer)},
       "ui_components": [\(list()), \(list(#""family": "F""#))]}
      """
    let sections = try content(group).sections
    #expect(sections.map(\.role) == [.component, .component, .groupEnd])
    #expect(sections.map { $0.footer?.frame.y } == [72, nil, 176])
    #expect(sections[2].component.kind == .group && sections[2].typeName == "group")
  }

  @Test func `a footer is mirrored like everything else in a right-to-left app`() throws {
    let section = try #require(try content(list(), isRightToLeft: true).sections.first)
    #expect(section.footer?.frame == Rect(x: 8, y: 72, width: 306, height: 30))
  }

  @Test(arguments: ["header", "footer"])
  func `a header or footer that is a share of the root's height is laid out for each height`(
    part: String
  ) throws {
    let app = try app(list(#""\#(part)": {"visible": true, "style": "TENTH"}"#))
    let device = try Device.wanted("iphone-se-1")
    let merged = try app.variant(of: "home", on: device)
    let overlay = try app.variant(of: "home", on: device, .overlay)
    #expect(!merged.content.serves(overlay.frame.viewport))
  }
}
