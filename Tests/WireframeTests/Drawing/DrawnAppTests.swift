import AppLayout
import AppModel
import Markup
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Drawn apps` {
  @Test(arguments: try FixtureApp.names())
  func `every picture is a document that the schemas allow, by itself and in a page`(
    name: String
  ) throws {
    var alone = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    var inline = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.inlineDrawing.bytes)])
    let themes = try ThemeFile.allCases.map { try #require(Theme.named($0.rawValue)) }
    for (index, wireframe) in try DrawnApp(name).wireframes.enumerated() {
      let writer = SVGWriter(themes[index % themes.count])
      let bytes = try alone.bytes(of: writer.document(of: wireframe), as: .svg)
      #expect(try alone.bytes(of: writer.document(of: wireframe), as: .svg) == bytes)
      let marked = writer.inline(wireframe) { box in
        box.kind == .cell || box.kind == .section
          ? Wireframe.Link(to: "../other/index.xhtml", named: "Opens Other") : nil
      }
      _ = try inline.bytes(of: marked, as: .svg)
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `every box has a unique key, and a source that the app lists`(
    name: String
  ) throws {
    let drawn = try DrawnApp(name)
    let places = Set(drawn.app.sourcePaths.map(\.path))
    for wireframe in drawn.configuredWireframes {
      let boxes = wireframe.boxes
      #expect(Set(boxes.map(\.key)).count == boxes.count, "\(wireframe.title)")
      #expect(Set(boxes.map(\.id)).count == boxes.count, "\(wireframe.title)")
      for box in boxes {
        if let source = box.source { #expect(places.contains(source), "\(source.text)") }
        if box.kind == .cell { #expect(box.source != nil, "\(box.key.text)") }
      }
    }
  }

  @Test func `the showcase's home is a small file, and describes in words what it shows`() throws {
    let drawn = try DrawnApp("newsroom")
    let wireframe = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app))
    #expect(wireframe.title == "Home on iPhone 14 Pro")
    #expect(
      wireframe.description
        == "Home on iPhone 14 Pro, bar on top, status bar merged, light glyphs by the root plugin: "
        + "5 sections")
    let theme = try #require(Theme.named("paper"))
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let bytes = try writer.bytes(of: SVGWriter(theme).document(of: wireframe), as: .svg)
    #expect(bytes.count < 14_000)
    try Golden("Wireframes/newsroom-home.svg").expect(String(decoding: bytes, as: UTF8.self))
  }

  @Test func `a document that the schema does not allow is refused`() throws {
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let script = Node("svg", ["width": "1"], [Node("script", [:], [.text("alert(1)")])])
    #expect(throws: MarkupError.self) { _ = try writer.bytes(of: script, as: .svg) }
  }
}
