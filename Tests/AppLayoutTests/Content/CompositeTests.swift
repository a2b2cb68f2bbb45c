import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Composites of AppDefine` {
  /// A law case: components, in which TYPE is the type that is tried.
  struct Definition: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let components: String

    init(_ name: String, _ components: String) {
      (testDescription, self.components) = (name, components)
    }
  }

  private static let hero =
    #"{"component_type": "hero", "styles": {"cell_styles": ["HERO_CELL_1"]}}"#
  private static let list =
    #"{"component_type": "list", "styles": {"cell_styles": ["LIST_1"]}}"#
  private static let grid =
    #"{"component_type": "grid", "rules": {"item_limit": 3}, "styles": {"cell_styles": ["GRID_1"]}}"#
  private static let sourced =
    #"{"component_type": "list", "data": {"source": "other"}, "styles": {"cell_styles": ["LIST_2"]}}"#
  private static let titled = """
    "styles": {"header": {"visible": true, "style": "HEADER_1"},
               "footer": {"visible": true, "style": "HEADER_2"}}
    """

  private static func composite(of components: String..., from source: String? = "90") -> String {
    """
    {"component_type": "TYPE", \(source.map { #""data": {"source": "\#($0)"}, "# } ?? "")\(titled),
     "ui_components": [\(components.joined(separator: ","))]}
    """
  }

  /// Three children: an item alone, one with two children, one with children that have their own.
  private static let feed = """
    {"id": "90", "title": "Ninety", "children": [
      {"title": "alone"},
      {"title": "two", "children": [{"title": "a"}, {"title": "b"}]},
      {"title": "deep", "children": [
        {"title": "x", "children": [{"title": "x1"}, {"title": "x2"}, {"title": "x3"}]},
        {"title": "y"}]}]}
    """

  static let definitions = [
    Definition("as many children as components", composite(of: hero, list, grid)),
    Definition("more children than components", composite(of: hero, list)),
    Definition("fewer children than components", composite(of: hero, list, grid, list, grid)),
    Definition("without a source", composite(of: hero, list, from: nil)),
    Definition("with a source that no feed has", composite(of: hero, list, from: "nowhere")),
    Definition("with components that have sources", composite(of: hero, sourced)),
    Definition(
      "nested, filled by children of children",
      composite(of: hero, list, composite(of: grid, list, list, from: nil))),
    Definition(
      "nested, without a child for it",
      composite(
        of: hero, list, grid, composite(of: list, from: nil))),
    Definition(
      "nested, without a source", composite(of: composite(of: list, from: nil), from: nil)),
    Definition("nested, with a source of its own", composite(of: list, composite(of: hero, list))),
    Definition("without components", composite()),
    Definition("between others", [list, composite(of: hero), sourced].joined(separator: ",")),
    Definition(
      "under tabs",
      """
      {"component_type": "tab_bar", "data": {"source": "nowhere"},
       "styles": {"cell_styles": ["TAB_BAR_CELL_1"], "cell_body_component_type": "TYPE"}}
      """),
  ]

  private static func app(_ components: String, ofType type: String) throws -> App {
    let components = components.replacing("TYPE", with: type)
    return try App(texts: [
      "rivers.json": "[]", "settings.json": "{}",
      "collections.json": """
      [{"ui_tag": "side_menu_collection", "children": [{"title": "Old", "ui_tag": "old"}]}]
      """,
      "AppDefine.json": #"{"screens": {"old": {"title": "Old", "components": [\#(components)]}}}"#,
      "feeds/index.json": """
      [{"source": "90", "file": "90.json"}, {"source": "other", "file": "other.json"}]
      """,
      "feeds/90.json": feed,
      "feeds/other.json": #"{"id": "other", "title": "Other", "children": [{"title": "o"}]}"#,
    ])
  }

  /// Everything about a section but how its component is spelled.
  private struct Frames: Hashable {
    let kind: ComponentKind
    let role: SectionPlan.Role
    let frame: Rect
    let header, footer: HeaderLayout?
    let strip: StripLayout?
    let cells: [CellLayout]
    let dataSource: String?

    init(_ section: SectionLayout) {
      kind = section.kind
      role = section.role
      frame = section.frame
      header = section.header
      footer = section.footer
      strip = section.strip
      cells = Array(section.cells)
      dataSource = section.dataSource
    }
  }

  @Test(arguments: definitions, ["iphone-8", "iphone-14-pro", "ipad-pro-11", "apple-tv-4k"])
  func `a composite is laid out as a group is`(definition: Definition, device: String) throws {
    let contents = try ["composite", "Composite", "group"].map { type in
      try Self.app(definition.components, ofType: type).content(of: "old", on: .wanted(device))
    }
    let group = contents[2]
    #expect(group.sections.contains { $0.kind == .group })
    for composite in contents.prefix(2) {
      #expect(composite.sections.map(Frames.init) == group.sections.map(Frames.init))
      #expect(composite.size == group.size)
    }
  }

  @Test func `its components are filled by the children of its source, one by one`() throws {
    let content = try Self.app(Self.composite(of: Self.hero, Self.list), ofType: "composite")
      .content(of: "old", on: .wanted("iphone-8"))
    #expect(content.sections.map { $0.cells.map(\.title) } == [[], ["alone"], ["a", "b"], []])
  }

  @Test func `in rivers.json a composite stays unknown, nested ones too`() throws {
    let nested = Self.composite(of: Self.composite(of: Self.list))
    let sections = try App(components: nested.replacing("TYPE", with: "composite"))
      .content(of: "home", on: .wanted("iphone-8")).sections
    #expect(sections.map(\.kind) == [.custom("composite")])
  }
}
