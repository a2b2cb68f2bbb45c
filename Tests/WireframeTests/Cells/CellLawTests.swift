import AppLayout
import AppModel
import Markup
import Testing
import Themes

@testable import Wireframe

/// What holds for cells of every template, however small or large they are.
@Suite struct `Laws of cells` {
  private static let titles: [String?] = [
    nil, "", "A title", String(repeating: "A title that goes on ", count: 40),
  ]

  /// Every size up to 40 points, finer near nothing, and sizes that no screen has.
  private static let measures =
    (0..<20).map { Double($0) / 2 } + stride(from: 10.0, through: 40, by: 5) + [
      145, 1e7, 1e300, .infinity,
    ]

  @Test(arguments: CellTemplate.allCases)
  func `a cell of any size is drawn, in either direction`(template: CellTemplate) {
    for width in Self.measures {
      for height in Self.measures {
        for title in Self.titles {
          for isRightToLeft in [false, true] {
            let cell = Self.cell(template, width, height, title, isRightToLeft: isRightToLeft)
            #expect(template == .header || !cell.shapes.isEmpty)
          }
        }
      }
    }
  }

  @Test(arguments: CellTemplate.allCases)
  func `a cell of any finite size has finite measures`(template: CellTemplate) throws {
    var writer = ShapeWriter(try #require(Theme.named("paper")), clipsNamed: "clip-")
    for measure in Self.measures.dropLast(2) {
      for height in [0, 0.5, 6, 12, 40, 1e7] {
        let nodes = writer.nodes(Self.cell(template, measure, height, "A title").shapes)
        #expect(!"\(nodes)".contains("nan"), "\(measure) x \(height)")
      }
    }
  }

  private static func cell(
    _ template: CellTemplate, _ width: Double, _ height: Double, _ title: String?,
    isRightToLeft: Bool = false
  ) -> CellDrawing {
    CellDrawing(
      size: Size(width: width, height: height), template: template, title: title, kind: .video,
      label: title ?? "", index: 0, isRightToLeft: isRightToLeft)
  }

  @Test(arguments: CellTemplate.allCases)
  func `a specimen of any size is drawn`(template: CellTemplate) {
    for width in Self.measures + [.nan, -.infinity, -1] {
      for height in Self.measures + [.nan, -1] {
        let specimen = Wireframe(
          specimenOf: template, size: Size(width: width, height: height), title: "STYLE")
        #expect(specimen.canvas.width.isFinite && specimen.canvas.height.isFinite)
      }
    }
  }

  @Test(arguments: [
    (0.0, 0), (2.9, 2), (-1, 0), (9, 5), (.infinity, 5), (-.infinity, 0), (.nan, 0),
  ])
  func `every number has a whole part within limits`(number: Double, whole: Int) {
    #expect(Int(number, within: 0...5) == whole)
  }
}
