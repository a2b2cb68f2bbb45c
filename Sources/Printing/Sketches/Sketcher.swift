import AppLayout

/// A drawing with box characters of places given in points, twice as many of which fit a character
/// vertically.
struct Sketcher {
  private let points: Double
  private var canvas: TextCanvas

  private static let leastPoints = 10.0
  /// The columns of a sketch that has the page for itself.
  private static let mostColumns = 72
  private static let mostRows = 1000
  /// The height of a character divided by its width.
  private static let aspect = 2.0
  /// The farthest place that is drawn, so that hostile numbers cannot overflow.
  private static let farthest = 1_000_000

  /// Begins a sketch of a window in at most some columns.
  init(of window: Size, atMost mostColumns: Int = Self.mostColumns) {
    let least = max(
      Self.leastPoints, window.width / Double(mostColumns),
      window.height / Double(Self.mostRows) / Self.aspect)
    // A whole number of characters, so that both sides look alike.
    let across = (window.width / least).rounded()
    points = across >= 1 ? window.width / across : least
    canvas = TextCanvas(
      columns: Int(across, within: 1...mostColumns) + 1,
      rows: Int((window.height / points / Self.aspect).rounded(), within: 0...Self.mostRows) + 1)
  }

  /// The sketch as lines of text, each with a line break at its end.
  var text: ShownText { canvas.text }

  /// Returns the rows between two heights in points; none where these are outside the window.
  func lines(from top: Double, to bottom: Double) -> [ShownText] {
    let span = box(Rect(x: 0, y: top, width: 0, height: bottom - top))
    let first = min(max(0, span.top), canvas.rows)
    let end = max(first, min(canvas.rows, span.bottom + 1))
    return (first..<end).map(canvas.line)
  }

  /// Draws the parts of a rectangle's edges that are inside an area.
  mutating func draw(_ rect: Rect, in area: Rect) {
    canvas.draw(box(rect), in: box(area))
  }

  /// Draws a rectangle that covers what was drawn before, as far as it is inside an area.
  mutating func cover(_ rect: Rect, in area: Rect) {
    canvas.erase(box(rect).clipped(to: box(area)))
    draw(rect, in: area)
  }

  /// Writes a text in the middle row of the part of a rectangle that is inside an area. It may be
  /// left out where the part is so low that the text would cover an edge.
  mutating func write(
    _ text: ShownText, on rect: Rect, in area: Rect, fromRight: Bool = false,
    sparingEdges: Bool = false
  ) {
    let box = box(rect)
    let seen = box.clipped(to: self.box(area))
    guard !sparingEdges || seen.bottom - seen.top >= min(2, box.bottom - box.top) else { return }
    let start = fromRight ? seen.right - text.columns : seen.left + 1
    canvas.write(
      text, row: (seen.top + seen.bottom) / 2, from: max(seen.left + 1, start), to: seen.right)
  }

  /// Writes a text in the middle row of a rectangle, from a column inside it.
  mutating func write(_ text: ShownText, on rect: Rect, at column: Int) {
    let box = box(rect)
    canvas.write(
      text, row: (box.top + box.bottom) / 2, from: box.left + 1 + column, to: box.right)
  }

  /// Returns the number of columns inside the edges of a rectangle.
  func columns(in rect: Rect) -> Int {
    let box = box(rect)
    return box.right - box.left - 1
  }

  /// Returns the box of characters through which the edges of a rectangle run.
  private func box(_ rect: Rect) -> TextCanvas.Box {
    TextCanvas.Box(
      left: character(rect.x / points), top: character(rect.y / points / Self.aspect),
      right: character(rect.maxX / points), bottom: character(rect.maxY / points / Self.aspect))
  }

  private func character(_ place: Double) -> Int {
    Int(place.rounded(), within: -Self.farthest...Self.farthest)
  }
}
