package import AppLayout

extension Wireframe {
  /// Makes the picture of one cell at its size, with its measures next to it; its title names the
  /// cell.
  package init(specimenOf template: CellTemplate, size: Size, title: String) {
    let size = Size(
      width: Self.drawable(size.width), height: Self.drawable(size.height))
    let frame = Rect(size: size)
    let cell = CellDrawing(
      size: size, template: template, title: template.sampleTitle, kind: .video,
      label: template == .header ? "Section title" : title, index: 0, isRightToLeft: false)
    let identity = Group.Identity(
      kind: .cell, key: BoxKey(reading: "cell"), frame: frame, source: nil)
    self.title = title
    description =
      "\(title): a cell, \(template.words), \(size.width.shortText) by \(size.height.shortText) points"
    // Pages show wide cells smaller, so their numbers are larger.
    let scale = max(1, size.width / Self.shownWidth)
    canvas = frame.grown(
      by: Insets(top: 12, left: 12, bottom: 14 + 14 * scale, right: 12 + 40 * scale))
    let width = DimensionLine(
      place: size.height + 7 + 7 * scale, start: 0, end: size.width, length: size.width,
      scale: scale)
    let height = DimensionLine(
      place: size.width + 12, start: 0, end: size.height, length: size.height,
      scale: scale)
    shapes =
      [.box(canvas, .fill(.page)), .group(Group(identity, cell.shapes))]
      + width.across() + height.downwards(labelOn: .start)
    root = nil
  }

  /// About how wide pages show a cell at most.
  private static let shownWidth = 240.0

  /// Returns a measure limited to what can be drawn.
  private static func drawable(_ measure: Double) -> Double {
    measure.isFinite ? min(max(measure, 1), 4000) : 1
  }
}
