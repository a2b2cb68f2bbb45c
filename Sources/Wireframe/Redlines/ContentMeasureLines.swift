import AppLayout

/// The distances in the visible part of a screen's content, in window coordinates.
struct ContentMeasureLines {
  private let shown: ShownScreen
  private let area: Rect
  /// How much larger than usual the labels are.
  private let scale: Double
  /// The frames of the texts of the picture.
  private let texts: [Rect]

  /// The highest number of lines; with more, nothing else could be seen.
  private static let mostLines = 60
  /// How many cells of a section are searched for the lines they form.
  private static let mostCells = 600
  /// The distance below which two labels would not be readable.
  private static let leastDistance = 10.0
  /// The widest part of a cell that no one notices.
  private static let sliver = 6.0

  init(_ shown: ShownScreen, over shapes: [Shape], scale: Double) {
    (self.shown, self.scale) = (shown, scale)
    let origin = shown.frame.contentArea.origin
    let viewport = shown.frame.viewport
    area = Rect(origin: origin, size: viewport.size)
    texts = shapes.textFrames(crossing: area.y...max(area.y, area.maxY))
  }

  /// Returns headers, lines of cells and footers with the gaps between them, from top to bottom.
  func downwards(at place: Double) -> [DimensionLine] {
    var lines: [DimensionLine] = []
    var end = area.y
    for band in bands.prefix(Self.mostLines) {
      if band.y > end { lines.append(line(place, end, band.y, length: band.y - end)) }
      lines.append(line(place, band.y, min(band.maxY, area.maxY), length: band.height))
      end = max(end, band.maxY)
    }
    return lines.reduce(into: []) { kept, line in
      let middle = (line.start + line.end) / 2
      let last = kept.last.map { ($0.start + $0.end) / 2 }
      if last.map({ middle - $0 >= Self.leastDistance * scale }) ?? true { kept.append(line) }
    }
  }

  /// Insets, widths and gaps along the first line of each section.
  var across: [DimensionLine] {
    sections.flatMap { section -> [DimensionLine] in
      let cells = firstLine(of: section)
      guard let first = cells.first else { return [] }
      return places(on: first).map { across(cells, at: $0) }
        .min { hidden(by: $0) < hidden(by: $1) } ?? []
    }
  }

  private func hidden(by lines: [DimensionLine]) -> Int {
    lines.reduce(0) { $0 + $1.hides(texts) }
  }

  private func across(_ cells: [Rect], at place: Double) -> [DimensionLine] {
    var lines: [DimensionLine] = []
    var end = area.x
    for cell in cells {
      if cell.x > end { lines.append(line(place, end, cell.x, length: cell.x - end)) }
      let visible = (start: max(cell.x, area.x), end: min(cell.maxX, area.maxX))
      lines.append(line(place, visible.start, visible.end, length: cell.width))
      end = max(end, cell.maxX)
    }
    if end < area.maxX { lines.append(line(place, end, area.maxX, length: area.maxX - end)) }
    return lines.reduce(into: []) { kept, line in
      if kept.last.map({ !$0.covers(line) }) ?? true { kept.append(line) }
    }
  }

  /// Returns the heights at which a line across a cell may be, the usual one first: near its top,
  /// near its end, above it and in its middle; none where the usual one is out of sight.
  private func places(on cell: Rect) -> [Double] {
    let distance = Self.leastDistance * scale
    let usual = min(cell.midY, cell.y + max(distance, cell.height * Self.lineShare))
    let others = [cell.maxY - distance, cell.y, cell.y - distance, cell.midY]
    return usual < area.maxY ? [usual] + others.filter { area.y < $0 && $0 < area.maxY } : []
  }

  /// How far from the top of a cell the line across it usually is, for its height.
  private static let lineShare = 0.16

  private var sections: [ShownSection] {
    let visible = Rect(size: area.size)
    return Array(
      shown.content.sections.lazy.filter { $0.frame.intersects(visible) }.prefix(Self.mostLines))
  }

  private func line(
    _ place: Double, _ start: Double, _ end: Double, length: Double
  ) -> DimensionLine {
    DimensionLine(place: place, start: start, end: end, length: length, scale: scale)
  }

  /// Headers, strips, lines of cells and footers that begin above the fold.
  private var bands: [Rect] {
    sections.flatMap { section -> [Rect] in
      let header = [section.header?.frame].compactMap(\.self)
      let footer = [section.footer?.frame].compactMap(\.self)
      if let strip = section.strip { return header + [strip.frame] + footer }
      var lines: [Rect] = []
      for cell in section.cells.frames.prefix(Self.mostCells)
        .prefix(while: { $0.y < area.height })
      where cell.y >= lines.last?.maxY ?? -.infinity {
        lines.append(cell)
      }
      return header + lines + footer
    }
    .map { $0.offset(by: area.origin) }.filter { $0.height > 0 && $0.y < area.maxY }
  }

  /// Returns the visible cells of a section's first line, from left to right, without those of which
  /// only a sliver is visible.
  private func firstLine(of section: ShownSection) -> [Rect] {
    let origin = section.strip?.frame.origin ?? .zero
    guard let first = section.cells.frames.first else { return [] }
    return section.cells.frames.prefix(Self.mostLines).prefix { $0.y < first.maxY }
      .map { $0.offset(by: origin).offset(by: area.origin) }
      .filter { min($0.maxX, area.maxX) - max($0.x, area.x) > min(Self.sliver, $0.width / 2) }
      .sorted { $0.x < $1.x }
  }
}
