import AppLayout
import AppModel

/// A line between two ticks that says how far they are apart.
struct Dimension {
  /// The direction in which a distance is measured.
  enum Direction { case horizontal, vertical }

  private let direction: Direction
  private let start: Double
  private let end: Double
  /// Where across its direction the line stands.
  private let place: Double

  /// How far a line stands from what it measures.
  static let distance = 9.0
  /// What a line and its number need.
  static let room = 34.0
  private static let letters = 10.0
  private static let tick = 3.0

  private let value: Double

  /// A distance, which may be drawn shorter than the one it says.
  init(
    _ direction: Direction, from start: Double, to end: Double, at place: Double,
    saying value: Double? = nil
  ) {
    self.value = value ?? end - start
    self.direction = direction
    self.start = start
    self.end = end
    self.place = place
  }

  /// The line, its ticks, and the number beside it.
  var shapes: [Shape] {
    let lines = [
      [point(start), point(end)],
      [point(start, -Self.tick), point(start, Self.tick)],
      [point(end, -Self.tick), point(end, Self.tick)],
    ]
    return [
      .path(
        Path(lines.map { Path(through: $0.map { ($0.x, $0.y) }) }), .line(.legendText)), number,
    ]
  }

  private func point(_ along: Double, _ across: Double = 0) -> Point {
    switch direction {
    case .horizontal: Point(x: along, y: place + across)
    case .vertical: Point(x: place + across, y: along)
    }
  }

  private var number: Shape {
    let middle = point((start + end) / 2)
    let origin =
      switch direction {
      case .horizontal: Point(x: middle.x, y: middle.y + 14)
      case .vertical: Point(x: middle.x + 7, y: middle.y + Self.letters * 0.36)
      }
    return .text(
      TextLine(
        text: DrawableText(value.shortText), origin: origin, size: Self.letters,
        weight: .regular, anchor: direction == .horizontal ? .middle : .start,
        paint: .fill(.legendText)))
  }
}
