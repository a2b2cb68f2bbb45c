import AppLayout
import AppModel
import Markup
import Testing
import Themes

@testable import Wireframe

@Suite struct `Inline drawings` {
  private let theme = Theme.named("paper")

  private func inline(
    _ link: @escaping (Wireframe.Box) -> Wireframe.Link?
  ) throws -> (text: String, boxes: [Wireframe.Box]) {
    let drawn = try DrawnApp("newsroom")
    let wireframe = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app))
    let node = SVGWriter(try #require(theme)).inline(wireframe, linking: link)
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.inlineDrawing.bytes)])
    return (String(decoding: try writer.bytes(of: node, as: .svg), as: UTF8.self), wireframe.boxes)
  }

  @Test func `every box has its id, and an outline of its frame as its last child`() throws {
    let (text, boxes) = try inline { _ in nil }
    let root = try Element(parsing: Array(text.utf8), atMost: .max)
    let groups = root.all.filter { $0["data-frame"] != nil }
    #expect(groups.map { $0["id"] } == boxes.map(\.id))
    #expect(groups.map { $0["class"] } == boxes.indices.map { "b\($0 + 1)" })
    for group in groups {
      let outline = try #require(group.elements.last)
      #expect(outline.name == "rect" && outline["fill"] == "none")
      let size = ["width", "height"].map { outline[$0] ?? "" }
      #expect(group["data-frame"]?.hasSuffix(size.joined(separator: " ")) ?? false)
    }
    #expect(root["role"] == "group")
    #expect(!text.contains("style=") && !text.contains("<a "))
  }

  @Test func `a box that leads somewhere is a link with a name, and links are not nested`()
    throws
  {
    let (text, boxes) = try inline { box in
      [.cell, .section].contains(box.kind)
        ? Wireframe.Link(to: "../watch/index.xhtml#top", named: "Opens \(box.key.text)") : nil
    }
    let root = try Element(parsing: Array(text.utf8), atMost: .max)
    let links = root.all.filter { $0.name == "a" }
    #expect(links.count == boxes.count { $0.kind == .section })
    for link in links {
      #expect(!link.all.dropFirst().contains { $0.name == "a" })
      let title = try #require(link.elements.first)
      #expect(title.name == "title" && title.text.hasPrefix("Opens "))
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "https://example.com/", "//example.com/", "data:image/png,", "/etc",
    "a b", "",
  ])
  func `an address that leaves the site is refused`(address: String) throws {
    #expect(throws: MarkupError.self) {
      _ = try inline { $0.kind == .cell ? Wireframe.Link(to: address, named: "x") : nil }
    }
  }

  @Test func `a self-contained drawing has neither links nor ids of boxes`() throws {
    let drawn = try DrawnApp("newsroom")
    let writer = SVGWriter(try #require(theme))
    let wireframe = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app))
    var alone = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    for node in [
      writer.inline(wireframe),
      writer.inline(wireframe) { _ in Wireframe.Link(to: "a.xhtml", named: "a") },
    ] {
      #expect(throws: MarkupError.self) { _ = try alone.bytes(of: node, as: .svg) }
    }
  }

  @Test func `a map of linked pictures is a drawing too`() throws {
    let map = Node(
      "svg", ["viewBox": "0 0 400 200", "role": "group", "class": "map"],
      [
        Node("title", [:], [.text("Map")]),
        Node(
          "defs", [:],
          [
            Node(
              "marker",
              [
                "id": "arrow", "viewBox": "0 0 8 8", "refX": "8", "refY": "4", "markerWidth": "8",
                "markerHeight": "8", "orient": "auto",
              ], [Node("path", ["d": "M0 0L8 4L0 8Z"])])
          ]),
        Node(
          "g", ["id": "screen-home", "class": "node is-home"],
          [
            Node("title", [:], [.text("Home")]),
            Node(
              "a", ["href": "screens/home/index.xhtml"],
              [
                Node(
                  "image",
                  [
                    "href": "screens/home/iphone-se-1/on_top.merged.svg", "width": "80",
                    "height": "150",
                  ]),
                Node(
                  "text", ["x": "4", "y": "160"], [Node("tspan", ["dy": "12"], [.text("Home")])]),
              ]),
          ]),
        Node("path", ["d": "M0 0C1 1 2 2 3 3", "marker-end": "url(#arrow)", "class": "edge"]),
        Node("polygon", ["points": "0,0 4,2 0,4"]),
      ])
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.inlineDrawing.bytes)])
    _ = try writer.bytes(of: map, as: .svg)
  }
}

extension Element {
  /// The element and all elements inside it, each before its content.
  var all: [Element] { [self] + elements.flatMap(\.all) }
}
