import AppLayout

/// A measured distance: a line with a tick at each end, and its length in points.
struct DimensionLine {
  /// The position of the line on the other axis.
  let place: Double
  let start: Double
  let end: Double
  let label: String
  /// How much larger than usual the ticks and the label are, for drawings that are shown smaller.
  var scale = 1.0

  private var textSize: Double { 10 * scale }
  private var tick: Double { 3 * scale }
  private var padding: Double { 2.5 * scale }

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
    let text = DrawableText(label)
    let width = Font(size: textSize, .bold).width(of: text) + 2 * padding
    let height = textSize + 2 * padding
    // A label that is wider than its distance is placed above the line, clear of other labels.
    let fits = width <= end - start
    let middle = Point(x: (start + end) / 2, y: place - (fits ? 0 : height / 2 + tick + 1))
    let ground = Rect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    return [
      .path(Path([line] + ticks), .line(.accent)),
      .box(ground, radius: .points(height / 2), .fill(.accent)),
      .text(
        TextLine(
          text: text, origin: Point(x: middle.x, y: middle.y + textSize / 3),
          size: textSize, weight: .bold, anchor: .middle, paint: .fill(.onAccent))),
    ]
  }
}
