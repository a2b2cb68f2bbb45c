import AppLayout
package import AppModel

extension Wireframe {
  /// Makes the picture of a family's values for a whole screen: its insets and spacings, at the
  /// width for which they are written.
  package init(measuresOf family: Family, on device: DeviceClass) {
    let diagram = MeasuresDiagram(family.screen.attributes(on: device), on: device)
    title = "Measures of \(family.name.readable)"
    description = "\(title): \(diagram.words)"
    canvas = diagram.canvas
    shapes = diagram.shapes
    root = nil
  }
}

/// The diagram of a screen's insets and spacings: a header and two lines of two cells.
private struct MeasuresDiagram {
  private let attributes: LayoutAttributes
  private let width: Double
  /// How much larger than usual letters are: pages show the drawings of all devices equally wide.
  private let lettering: Double

  /// The largest measure that is drawn to scale; larger ones are labeled but not drawn as large.
  private static let most = 120.0
  private static let cellHeight = 56.0
  private static let headerHeight = 24.0
  private static let gutter = 46.0
  private static let margin = 34.0
  private static let edge = 14.0

  init(_ attributes: LayoutAttributes, on device: DeviceClass) {
    self.attributes = attributes
    width = device.baseWidth
    lettering = width / DeviceClass.iphone.baseWidth
  }

  private func drawn(_ attribute: LayoutAttribute) -> Double {
    min(max(attributes[attribute] ?? 0, 0), Self.most)
  }

  var words: String {
    let named: [(String, LayoutAttribute)] = [
      ("insets top", .insetTop), ("left", .insetLeft), ("bottom", .insetBottom),
      ("right", .insetRight), ("between cells", .interitemSpacing), ("between lines", .lineSpacing),
    ]
    return named.map { "\($0) \((attributes[$1] ?? 0).shortText)" }.joined(separator: ", ")
  }

  private var screen: Rect {
    Rect(
      x: 0, y: 0, width: width,
      height: drawn(.insetTop) + Self.headerHeight + 2 * drawn(.lineSpacing) + 2 * Self.cellHeight
        + drawn(.insetBottom))
  }

  var canvas: Rect {
    screen.grown(
      by: Insets(
        top: Self.margin * lettering, left: Self.edge * lettering, bottom: Self.edge * lettering,
        right: Self.gutter * lettering))
  }

  private var cells: [Rect] {
    let left = drawn(.insetLeft)
    let gap = drawn(.interitemSpacing)
    let cell = max(1, (width - left - drawn(.insetRight) - gap) / 2)
    let top = drawn(.insetTop) + Self.headerHeight + drawn(.lineSpacing)
    return (0..<4).map { index in
      Rect(
        x: left + Double(index % 2) * (cell + gap),
        y: top + Double(index / 2) * (Self.cellHeight + drawn(.lineSpacing)), width: cell,
        height: Self.cellHeight)
    }
  }

  var shapes: [Shape] {
    let bar = Rect(
      x: drawn(.headerInsetLeft), y: drawn(.insetTop) + 6, width: 110,
      height: Self.headerHeight - 12)
    return [
      .box(canvas, .fill(.page)),
      .box(screen, .surface(.image, outline: .deviceOutline, width: 1)),
      .box(bar, radius: .textBar, .fill(.textBar)),
    ] + cells.map { .box($0.halfInset, radius: .cell, .surface(.cell, outline: .cellOutline)) }
      + horizontal + vertical
  }

  /// The distances from left to right, drawn above the screen.
  private var horizontal: [Shape] {
    let right = width - drawn(.insetRight)
    return measure(.insetLeft, .horizontal, from: 0, to: drawn(.insetLeft))
      + measure(.interitemSpacing, .horizontal, from: cells[0].maxX, to: cells[1].x)
      + measure(.insetRight, .horizontal, from: right, to: width)
  }

  /// The distances from top to bottom, drawn to the right of the screen.
  private var vertical: [Shape] {
    measure(.insetTop, .vertical, from: 0, to: drawn(.insetTop))
      + measure(.lineSpacing, .vertical, from: cells[0].maxY, to: cells[2].y)
      + measure(.insetBottom, .vertical, from: cells[2].maxY, to: screen.height)
  }

  private func measure(
    _ attribute: LayoutAttribute, _ direction: Axis, from start: Double, to end: Double
  ) -> [Shape] {
    guard end > start, let value = attributes[attribute] else { return [] }
    let line = { place in
      DimensionLine(
        place: place, start: start, end: end, length: value, scale: lettering)
    }
    return direction == .horizontal
      ? line(-10).across() : line(width + 10).downwards(labelOn: .start)
  }
}
