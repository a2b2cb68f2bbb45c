import AppLayout
import AppModel
import Markup
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `What a theme is used for` {
  @Test func `every role is used in a drawing`() throws {
    var used: Set<ColorRole> = []
    for name in try FixtureApp.names() {
      let drawn = try DrawnApp(name)
      // One app is drawn in every state of its bars.
      let all = name == "many-buttons" ? drawn.wireframes : drawn.configuredWireframes
      for wireframe in all {
        used.formUnion(wireframe.withLegend.roles)
      }
    }
    used.formUnion(Wireframe.legend.roles)
    let unused = ColorRole.allCases.filter { !used.contains($0) }
    #expect(unused == [])
  }

  @Test func `corners and strokes are as in the theme`() throws {
    let paper = try #require(Theme.named("paper"))
    let square = Theme(
      name: "square", summary: "", hasLegend: false, wearsAppColors: false,
      corners: Theme.Corners(cell: 0, image: 0, textBar: 0, panel: 0),
      strokes: Theme.Strokes(hairline: 0.5, outline: 3, icon: 2.5), color: { paper[$0] })
    let drawn = try DrawnApp("newsroom")
    let wireframe = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app))
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    let bytes = try writer.bytes(of: SVGWriter(square).document(of: wireframe), as: .svg)
    let elements = try Element(parsing: bytes, atMost: .max).all
    let cells = elements.filter { $0["data-kind"] == "cell" }.flatMap(\.all)
    #expect(!cells.isEmpty && cells.allSatisfy { $0["rx"] == nil })
    let widths = Set(elements.compactMap { $0["stroke-width"] })
    #expect(widths.isSuperset(of: ["0.5", "3", "2.5"]) && !widths.contains("0.75"))
  }

  @Test func `a small box is less round than the theme says`() throws {
    let paper = try #require(Theme.named("paper"))
    #expect(Corner.cell.radius(in: paper, of: Size(width: 100, height: 100)) == 4)
    #expect(Corner.cell.radius(in: paper, of: Size(width: 100, height: 8)) == 2)
    #expect(Corner.textBar.radius(in: paper, of: Size(width: 3, height: 6)) == 1.5)
    #expect(Corner.points(9).radius(in: paper, of: .zero) == 9)
  }
}

extension Wireframe {
  /// The roles that the picture is inked in.
  fileprivate var roles: Set<ColorRole> {
    var roles: Set<ColorRole> = []
    func add(_ paint: Paint) {
      for case .role(let role)? in [paint.fill, paint.stroke] { roles.insert(role) }
    }
    func add(_ shapes: [Shape]) {
      for shape in shapes {
        switch shape {
        case .group(let group): add(group.shapes)
        case .box(let box): add(box.paint)
        case .circle(let circle): add(circle.paint)
        case .path(_, let paint): add(paint)
        case .text(let line): add(line.paint)
        }
      }
    }
    add(shapes)
    return roles
  }
}
