import AppLayout

extension Wireframe {
  /// The picture with a strip at the bottom that explains the colors it uses.
  package var withLegend: Wireframe {
    let strip = LegendStrip(Region.all(in: self), in: canvas)
    guard !strip.rows.isEmpty else { return self }
    return Wireframe(
      canvas: canvas.grown(by: Insets(bottom: strip.frame.height)), title: title,
      description: description, shapes: shapes + [strip.group], root: root)
  }
}

/// Samples of regions with their names, in as many centered rows as the width requires.
private struct LegendStrip {
  let rows: [[Region]]
  let frame: Rect
  private let scale: LegendScale

  init(_ regions: [Region], in canvas: Rect) {
    let scale = LegendScale(inWidth: canvas.width)
    let room = canvas.width - 2 * scale.margin
    var rows: [[Region]] = []
    var used = Double.infinity
    for region in regions {
      let width = scale.width(of: region)
      if used + scale.distance + width > room {
        rows.append([region])
        used = width
      } else {
        rows[rows.count - 1].append(region)
        used += scale.distance + width
      }
    }
    self.rows = rows
    self.scale = scale
    frame = Rect(
      x: canvas.x, y: canvas.maxY, width: canvas.width,
      height: Double(rows.count) * scale.rowHeight + scale.margin)
  }

  var group: Shape {
    let identity = Group.Identity(kind: .legend, .legend, frame: frame, source: nil)
    return .group(
      Group(
        identity,
        [.box(frame, .fill(.page))]
          + rows.enumerated().flatMap { index, row in
            shapes(row, at: frame.y + (Double(index) + 0.5) * scale.rowHeight)
          }))
  }

  private func shapes(_ row: [Region], at middle: Double) -> [Shape] {
    let widths = row.map(scale.width)
    let whole = widths.reduce(0, +) + Double(row.count - 1) * scale.distance
    var x = frame.midX - whole / 2
    return zip(row, widths).flatMap { region, width -> [Shape] in
      defer { x += width + scale.distance }
      let box = Rect(
        x: x, y: middle - scale.sample.height / 2, width: scale.sample.width,
        height: scale.sample.height)
      let words = TextLine(
        text: DrawableText(region.name),
        origin: Point(
          x: box.maxX + scale.gap, y: Lettering.baseline(of: scale.letters, around: middle)),
        size: scale.letters, weight: .regular, anchor: .start, paint: .fill(.legendText))
      return [.box(box.halfInset, radius: 2, region.paint), .text(words)]
    }
  }
}

/// The measures of a strip, which are twice as large under a television.
private struct LegendScale {
  private let unit: Double

  /// The width from which a picture is as wide as that of a television.
  private static let wide = 1500.0

  init(inWidth width: Double) { unit = width >= Self.wide ? 2 : 1 }

  var letters: Double { 11 * unit }
  var rowHeight: Double { 20 * unit }
  var margin: Double { 14 * unit }
  var sample: Size { Size(width: 18 * unit, height: 12 * unit) }
  var gap: Double { 6 * unit }
  /// The distance between two samples with their names.
  var distance: Double { 16 * unit }

  func width(of region: Region) -> Double {
    sample.width + gap + Font(size: letters).width(of: DrawableText(region.name))
  }
}
