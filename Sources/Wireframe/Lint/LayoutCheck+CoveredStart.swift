import AppLayout

extension LayoutCheck {
  /// Checks that nothing over the content covers what its first component shows.
  static let coveredStart = ofVariants([.coveredStart]) { variant in
    guard let section = variant.layout.content.sections.first else { return [] }
    let origin = variant.layout.frame.contentArea.origin
    let covers = variant.covers.filter { $0.frame.maxY > origin.y }
    guard !covers.isEmpty else { return [] }
    guard let cover = variant.cover(amongst: covers, of: section) else { return [] }
    return [
      LintFinding(
        .coveredStart,
        "when the screen opens, a text or a picture of its first component is covered",
        detail: "by \(cover)", at: section.component.location)
    ]
  }
}

extension LintedVariant {
  /// What lies over the content at its start, in window coordinates.
  fileprivate var covers: [(name: String, frame: Rect)] {
    let window = layout.frame.window
    let bar = layout.variant.placement == .overlay ? layout.frame.shownBar : nil
    let height = layout.variant.held.window.statusBarHeight
    // A bar over the content is behind the glyphs, and covers the same.
    let hasGlyphs = bar == nil && layout.statusBarLook(in: app) != nil
    return [
      bar.map { ("the bar", $0) },
      hasGlyphs ? ("the status bar", Rect(x: 0, y: 0, width: window.width, height: height)) : nil,
    ].compactMap(\.self)
  }
}

extension LintedVariant {
  /// Returns the name of what covers a section: its header, or one of its first cells.
  fileprivate func cover(
    amongst covers: [(name: String, frame: Rect)], of section: SectionLayout
  ) -> String? {
    let origin = layout.frame.contentArea.origin
    let isRightToLeft = app.settings.isRightToLeft
    func found(_ shapes: [Shape], at frame: Rect) -> String? {
      covers.first { cover in
        shapes.contains { $0.hasMiddle(in: cover.frame, at: frame.origin) }
      }?.name
    }
    let shown = ShownSection(section)
    if let header = shown.header {
      let drawing = HeaderDrawing(
        header: header, isFooter: false, isRightToLeft: isRightToLeft, deviceClass: deviceClass,
        words: app.words)
      if let name = found(drawing.shapes, at: header.frame.offset(by: origin)) { return name }
    }
    let end = covers.map(\.frame.maxY).max() ?? 0
    let start = (section.strip?.frame ?? Rect(size: .zero)).offset(by: origin).origin
    for index in 0..<min(shown.cells.count, SeenContent.mostCells) {
      let frame = shown.cells.frames[index].offset(by: start)
      guard frame.y < end, frame.x < layout.frame.window.width, frame.maxX > 0 else { break }
      var drawing = CellDrawing(shown.cells[index], of: shown, index, isRightToLeft: isRightToLeft)
      drawing.deviceClass = deviceClass
      if let name = found(drawing.shapes, at: frame) { return name }
    }
    return nil
  }
}

extension Shape {
  /// Whether the middle of a text or a picture is in a frame.
  fileprivate func hasMiddle(in frame: Rect, at origin: Point) -> Bool {
    switch self {
    case .group(let group):
      let inner = Rect(origin: group.origin, size: .zero).offset(by: origin).origin
      return group.shapes.contains { $0.hasMiddle(in: frame, at: inner) }
    case .text(let line):
      let rise = Lettering.baseline(of: line.size, around: 0)
      return frame.contains(x: origin.x + line.origin.x, y: origin.y + line.origin.y - rise)
    case .box(let box) where box.paint.fill == .role(.image):
      return frame.contains(x: origin.x + box.frame.midX, y: origin.y + box.frame.midY)
    case .box, .circle, .path: return false
    }
  }
}

extension Rect {
  fileprivate func contains(x: Double, y: Double) -> Bool {
    (self.x...max(self.x, maxX)).contains(x) && (self.y...max(self.y, maxY)).contains(y)
  }
}
