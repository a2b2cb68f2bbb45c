package import AppLayout

extension Wireframe {
  /// Makes the picture of a variant with its measures around and over it: regions on the left,
  /// content and safe area on the right, widths and gaps across the first line of each section.
  package init(redlinesOf shown: ShownScreen, over wireframe: Wireframe) {
    let redlines = Redlines(shown: shown, over: wireframe)
    title = "Measures of \(wireframe.title)"
    description = "\(wireframe.description), with sizes, insets and gaps in points"
    canvas = redlines.canvas
    shapes = [.box(redlines.canvas, .fill(.page))] + wireframe.shapes + redlines.shapes
    root = wireframe.root
  }
}

/// The measures of a variant as lines.
private struct Redlines {
  let shown: ShownScreen
  /// The extent of the picture without measures.
  private let inner: Rect
  private let measures: ContentMeasureLines
  /// How much larger than usual the labels are: pages show large pictures smaller.
  private let scale: Double

  /// The size up to which a page shows a picture as large as it is.
  private static let room = Size(width: 640, height: 960)
  /// The width of the space next to the picture for lines with the name of the safe area, and for
  /// those with numbers.
  private static let column = 88.0
  private static let narrowColumn = 44.0

  init(shown: ShownScreen, over wireframe: Wireframe) {
    self.shown = shown
    inner = wireframe.canvas
    scale = max(1, inner.width / Self.room.width, inner.height / Self.room.height)
    measures = ContentMeasureLines(shown, over: wireframe.shapes, scale: scale)
  }

  var canvas: Rect {
    inner.grown(
      by: Insets(
        left: room(for: stacked) + room(for: over),
        right: (Self.narrowColumn + Self.column) * scale))
  }

  var shapes: [Shape] { regions + content + safeArea + measures.across.flatMap { $0.across() } }

  /// Whether the bar overlaps the content.
  private var overlaps: Bool {
    shown.frame.shownBar.map { $0.maxY > shown.frame.contentArea.y } ?? false
  }

  private var regions: [Shape] { (stacked + over).flatMap { $0.downwards(labelOn: .end) } }

  /// The heights of regions above each other.
  private var stacked: [DimensionLine] {
    let frame = shown.frame
    let named: [(HierarchyNode.Role, Rect?)] = [
      (.statusBar, frame.statusBar), (.navigationBar, frame.shownBar), (.banner, frame.banner),
      (.tabBar, frame.tabBar),
    ]
    return named.compactMap { line($0.words, $1, at: inner.x + 2) }
      + (overlaps ? [] : [contentLine(at: inner.x + 2)].compactMap(\.self))
  }

  /// The height of content that the bar overlaps, next to the others.
  private var over: [DimensionLine] {
    overlaps ? [contentLine(at: inner.x + 2 - room(for: stacked))].compactMap(\.self) : []
  }

  private func contentLine(at place: Double) -> DimensionLine? {
    line(shown.contentAreaWords, shown.frame.contentArea, at: place)
  }

  private func line(_ name: String, _ rect: Rect?, at place: Double) -> DimensionLine? {
    guard let rect, rect.height > 0 else { return nil }
    return DimensionLine(
      name, place: place, start: rect.y, end: rect.maxY, length: rect.height, scale: scale)
  }

  private func room(for lines: [DimensionLine]) -> Double { lines.map(\.room).max() ?? 0 }

  private var content: [Shape] {
    measures.downwards(at: inner.maxX - 2).flatMap { $0.downwards(labelOn: .start) }
  }

  private var safeArea: [Shape] {
    let (insets, height) = (shown.frame.safeArea, shown.frame.window.height)
    let ends = [(0, insets.top), (height - insets.bottom, height)]
    return ends.filter { $0.1 > $0.0 }.flatMap { start, end in
      DimensionLine(
        "safe area", place: inner.maxX - 2 + Self.narrowColumn * scale, start: start, end: end,
        length: end - start, scale: scale
      ).downwards(labelOn: .start)
    }
  }
}
