import AppLayout
import AppModel
import Testing

@testable import Wireframe

@Suite struct `Full content` {
  @Test func `everything on the screen is drawn, in the window's width`() throws {
    let drawn = try DrawnApp("newsroom")
    let layout = try drawn.layout()
    let full = Wireframe(fullContentOf: layout, in: drawn.app)
    let boxes = full.boxes
    #expect(boxes.filter { $0.kind == .section }.count == layout.content.sections.count)
    let root = try #require(boxes.first { $0.kind == .root })
    #expect(
      root.frame
        == Rect(x: 0, y: 0, width: layout.frame.window.width, height: layout.content.size.height))
    #expect(full.canvas.height > layout.content.size.height)
    #expect(!boxes.contains { $0.kind == .window || $0.kind == .navigationBar })
  }

  @Test func `a line shows where the first screenful ends, if there is more`() throws {
    let drawn = try DrawnApp("newsroom")
    let layout = try drawn.layout()
    let fold = Wireframe(fullContentOf: layout, in: drawn.app).boxes.first { $0.kind == .fold }
    #expect(try #require(fold).frame.y == layout.frame.viewport.height)
    let short = try DrawnApp(components: #"{"id": "a", "component_type": "banner"}"#)
    let all = Wireframe(fullContentOf: try short.layout(), in: short.app).boxes
    #expect(!all.contains { $0.kind == .fold })
  }

  @Test func `endless content is cut, and the picture says what is missing`() throws {
    let high = """
      {"families": {"HIGH": {
        "screen": {"DEFAULT": {"devices": {"universal": {"inset_top": 100000}}}},
        "list": {"LIST_1": {"devices": {"universal": {"height_pixel": 100000}}}}}}}
      """
    let drawn = try DrawnApp(
      components: #"{"id": "a", "component_type": "list", "rules": {"item_limit": 100}}"#,
      also: ["families.json": high.replacing("HIGH", with: "FAMILY_1")])
    let layout = try drawn.layout()
    #expect(layout.content.size.height > 10_000_000)
    let full = Wireframe(fullContentOf: layout, in: drawn.app)
    #expect(full.canvas.height < 10_100)
    #expect(full.description.contains("points below are not drawn"))
  }

  @Test func `a million cells are not all drawn`() throws {
    let tiny = """
      {"families": {"FAMILY_1": {"grid": {"DOT": {"style": "text_only", "devices": {"universal": {
        "width_pixel": 1, "height_pixel": 1}}}}}}}
      """
    let drawn = try DrawnApp(
      components: """
        {"id": "a", "component_type": "grid", "rules": {"item_limit": 1000000},
         "styles": {"cell_styles": ["DOT"]}}
        """, also: ["families.json": tiny])
    for wireframe in [
      Wireframe(try drawn.layout(), in: drawn.app),
      Wireframe(fullContentOf: try drawn.layout(), in: drawn.app),
    ] {
      #expect(wireframe.boxes.filter { $0.kind == .cell }.count == SeenContent.mostCells)
      #expect(wireframe.description.contains("only the first 1,000 cells are drawn"))
    }
  }
}

extension String {
  /// Returns the text with each occurrence of a part replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
