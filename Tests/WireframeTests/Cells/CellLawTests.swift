import AppLayout
import AppModel
import Markup
import Testing
import Themes

@testable import Wireframe

/// Properties of cells of every template, at every size.
@Suite struct `Laws of cells` {
  private static let titles: [String?] = [
    nil, "", "A title", String(repeating: "A title that goes on ", count: 40),
  ]

  /// Every size up to 40 points, in smaller steps near zero, and sizes larger than any screen.
  private static let measures =
    (0..<20).map { Double($0) / 2 } + stride(from: 10.0, through: 40, by: 5) + [
      145, 1e7, 1e300, .infinity,
    ]

  /// In smaller cells some templates draw a mark that extends beyond the edge.
  private static let usual = 25...1e7

  @Test(arguments: CellTemplate.allCases)
  func
    `a cell of any size draws the same amount both ways, within its bounds from 25 points on`(
      template: CellTemplate
    )
  {
    for width in Self.measures {
      for height in Self.measures {
        for title in Self.titles {
          let cells = [false, true].map {
            Self.cell(template, width, height, title, isRightToLeft: $0)
          }
          #expect(cells[0].shapes.count == cells[1].shapes.count, "\(width) x \(height)")
          if Self.usual.contains(width), Self.usual.contains(height) {
            let outside = cells.flatMap(\.boxesOutside)
            #expect(outside.isEmpty, "\(width) x \(height): \(outside)")
          }
        }
      }
    }
  }

  @Test(arguments: CellTemplate.allCases)
  func `a cell of any finite size has finite coordinates`(template: CellTemplate) throws {
    var writer = ShapeWriter(try #require(Theme.named("paper")), clipsNamed: "clip-")
    for measure in Self.measures.dropLast(2) {
      for height in [0, 0.5, 6, 12, 40, 1e7] {
        let nodes = writer.drawn(Self.cell(template, measure, height, "A title").shapes)
          .flatMap { if case .flat(let flat) = $0 { flat.nodes } else { [$0] } }
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
  func `a cell with enough space shows its title, unless it is an advertisement`(
    template: CellTemplate
  ) {
    let texts = Self.cell(template, 300, 200, "A title").shapes.flatMap(\.texts)
    #expect(texts.contains { $0.contains("A title") } == (template != .banner))
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
}

extension CellDrawing {
  /// The frames of boxes that extend beyond the cell's edges by more than half a point.
  fileprivate var boxesOutside: [Rect] {
    shapes.flatMap(\.frames).filter {
      $0.x < -0.5 || $0.y < -0.5 || $0.maxX > size.width + 0.5 || $0.maxY > size.height + 0.5
    }
  }
}

extension Shape {
  /// The frames of the boxes in it.
  fileprivate var frames: [Rect] {
    switch self {
    case .group(let group): group.shapes.flatMap(\.frames)
    case .box(let box): [box.frame]
    case .circle, .path, .text: []
    }
  }

  /// The lines of text in it.
  fileprivate var texts: [String] {
    switch self {
    case .group(let group): group.shapes.flatMap(\.texts)
    case .text(let line): ["\(line.text)"]
    case .box, .circle, .path: []
    }
  }
}
