import AppLayout

/// A measured distance: a line with a tick at each end, and its length in points.
struct DimensionLine {
  /// The position of the line on the other axis.
  let place: Double
  let start: Double
  let end: Double
  private let label: String
  /// How much larger than usual the ticks and the label are, for drawings that are shown smaller.
  private let scale: Double

  /// Measures a distance, whose length in points may be another than it is drawn with. A name may
  /// come before it.
  init(
    _ name: String? = nil, place: Double, start: Double, end: Double, length: Double,
    scale: Double = 1
  ) {
    (self.place, self.start, self.end, self.scale) = (place, start, end, scale)
    label = [name, Self.label(of: length)].compactMap(\.self).joined(separator: " ")
  }

  /// Returns a length as people measure it, in tenths of a point at most.
  private static func label(of length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    return tenths == tenths.rounded() ? tenths.groupedText : tenths.shortText
  }

  private var textSize: Double { 10 * scale }
  private var tick: Double { 3 * scale }
  private var padding: Double { 2.5 * scale }

  /// The width of a line from top to bottom with its label, and of the space before the next one.
  var room: Double {
    2 * (tick + padding) + Font(size: textSize).width(of: DrawableText(label))
  }

  /// Returns a line from top to bottom, with its label on one side.
  func downwards(labelOn side: TextAnchor) -> [Shape] {
    let isLeft = side == .end
    let x = place + (isLeft ? -1 : 1) * (tick + padding)
    let text = TextLine(
      text: DrawableText(label), origin: Point(x: x, y: (start + end) / 2 + textSize / 3),
      size: textSize, weight: .regular, anchor: isLeft ? .end : .start,
      paint: .fill(.legendText))
    let ticks = [start, end].map { y in
      Path(through: [(place - tick, y), (place + tick, y)])
    }
    let line = Path(through: [(place, start), (place, end)])
    return [.path(Path([line] + ticks), .line(.accent)), .text(text)]
  }

  /// Returns a line from left to right over a drawing, its label on a background of its own.
  func across() -> [Shape] {
    let ticks = [start, end].map { x in
      Path(through: [(x, place - tick), (x, place + tick)])
    }
    let line = Path(through: [(start, place), (end, place)])
    let ground = groundAcross
    return [
      .path(Path([line] + ticks), .line(.accent)),
      .box(ground, radius: .points(ground.height / 2), .fill(.accent)),
      .text(
        TextLine(
          text: DrawableText(label), origin: Point(x: ground.midX, y: ground.midY + textSize / 3),
          size: textSize, weight: .bold, anchor: .middle, paint: .fill(.onAccent))),
    ]
  }

  /// The ground of the label of a line from left to right. A label that is wider than its distance
  /// is placed above the line, clear of other labels.
  private var groundAcross: Rect {
    let width = Font(size: textSize, .bold).width(of: DrawableText(label)) + 2 * padding
    let height = textSize + 2 * padding
    let middle = place - (width <= end - start ? 0 : height / 2 + tick + 1)
    return Rect(
      x: (start + end) / 2 - width / 2, y: middle - height / 2, width: width, height: height)
  }

  /// Whether the labels of two lines from left to right overlap.
  func covers(_ other: DimensionLine) -> Bool { groundAcross.intersects(other.groundAcross) }

  /// Returns how much of some texts a line from left to right hides: the label more than the line.
  func hides(_ texts: [Rect]) -> Int {
    let ground = groundAcross
    let line = Rect(x: start, y: place - tick, width: end - start, height: 2 * tick)
    return texts.reduce(0) {
      $0 + ($1.intersects(ground) ? 2 : 0) + ($1.intersects(line) ? 1 : 0)
    }
  }
}
