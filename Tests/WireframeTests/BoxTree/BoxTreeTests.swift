import AppLayout
import AppModel
import Markup
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `Box trees` {
  /// Every picture of an app in every theme, as it is drawn and as it is read back.
  @Test(arguments: try FixtureApp.names())
  func `a drawing and its SVG have the same tree`(name: String) throws {
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let drawn = try DrawnApp(name)
    let themes = try ThemeFile.allCases.map { try #require(Theme.named($0.rawValue)) }
    let brands = [nil, BrandColors(bar: .black, title: .white)]
    for wireframe in drawn.configuredWireframes {
      for theme in themes {
        for brand in theme.wearsAppColors ? brands : [nil] {
          let theme = theme.wearing(brand)
          let bytes = try writer.bytes(of: SVGWriter(theme).document(of: wireframe), as: .svg)
          let read = try BoxTree(reading: try Element(parsing: bytes, atMost: .max))
          try #require(read == BoxTree(wireframe, in: theme))
        }
      }
    }
  }

  @Test func `boxes hold the boxes and marks inside them`() throws {
    let drawn = try DrawnApp("newsroom")
    let wireframe = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app))
    let tree = BoxTree(wireframe, in: try #require(Theme.named("paper")))
    #expect(tree.boxes.map(\.key).dropFirst() == wireframe.boxes.map(\.key)[...])
    let own = tree.boxes.indices.map { tree.ownMarks(of: $0).count }
    #expect(own.reduce(0, +) == tree.marks.count)
    for (index, box) in tree.boxes.enumerated() {
      for child in tree.children(of: index) {
        #expect(tree.boxes[child].parent == index)
        #expect(box.marks.lowerBound <= tree.boxes[child].marks.lowerBound)
        #expect(tree.boxes[child].marks.upperBound <= box.marks.upperBound)
      }
    }
  }

  @Test func `grouping, ids and number formats are not painted`() throws {
    let plain = try tree(##"<rect x="1" y="2" width="3" height="4" fill="#ffffff"/>"##)
    let grouped = try tree(
      ##"""
      <g fill="#ffffff" id="a"><g transform="translate(1 2.0)"><rect height="4.000" width="3"/>
      </g></g>
      """##)
    #expect(plain == grouped)
    let moved = try tree(##"<rect x="1.001" y="2" width="3" height="4" fill="#ffffff"/>"##)
    #expect(!plain.isPaintedLike(moved))
  }

  @Test(arguments: [
    #"<image href="a.png"/>"#, #"<rect x="1" y="2" width="3" height="4" class="a"/>"#,
    #"<rect x="1" y="2" width="3px" height="4"/>"#, #"<rect x="1" y="2" height="4"/>"#,
    #"<g transform="rotate(4)"/>"#, #"<g clip-path="url(#a)"/>"#, #"<path d="M1 2Q3 4 5 6"/>"#,
    #"<path d="M1"/>"#, #"<text x="1" y="2" font-size="3" text-anchor="a">A</text>"#,
    ##"<rect width="3" height="4" fill="red"/>"##,
    ##"<g data-kind="cell" data-key="a" data-frame="1 2 3"/>"##,
    #"<text x="1" y="2" font-size="3">A<tspan>B</tspan></text>"#,
    #"<circle cx="nan" cy="1" r="inf"/>"#, "<path/>",
    ##"<g data-kind="cell" data-frame="1 2 3 4"/>"##,
    ##"<g data-kind="cells" data-key="a" data-frame="1 2 3 4"/>"##,
  ])
  func `what Riverbed does not draw is refused`(markup: String) throws {
    #expect(throws: ForeignDrawing.self) { try tree(markup) }
  }

  @Test(arguments: ["1e300", "-1e300", "99999999999999999999"])
  func `numbers beyond any drawing do no harm`(number: String) throws {
    let tree = try tree(
      #"""
      <g transform="translate(\#(number) \#(number))"><g transform="translate(\#(number) 1)">
      <rect x="\#(number)" y="\#(number)" width="\#(number)" height="\#(number)"/></g></g>
      """#)
    #expect(tree.marks.count == 1)
  }

  private func tree(_ markup: String) throws -> BoxTree {
    let svg = ##"<svg viewBox="0 0 9 9" stroke-width="1">"## + markup + "</svg>"
    return try BoxTree(reading: try Element(parsing: Array(svg.utf8), atMost: .max))
  }
}
