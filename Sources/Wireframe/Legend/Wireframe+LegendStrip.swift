import AppLayout

extension Wireframe {
  /// The picture with a strip at the bottom that explains the colors it uses.
  package var withLegend: Wireframe {
    let strip = LegendStrip(Region.all(in: self), in: canvas)
    guard !strip.rows.isEmpty else { return self }
    return Wireframe(
      canvas: canvas.grown(by: Insets(bottom: strip.frame.height)), title: title,
      description: description, shapes: shapes + [strip.group])
  }
}

/// Samples of regions with their names, in as many centered rows as the width requires.
private struct LegendStrip {
  let rows: [[Region]]
  let frame: Rect

  private static let letters = 11.0
  private static let rowHeight = 20.0
  private static let margin = 14.0
  private static let sample = Size(width: 18, height: 12)
  private static let gap = 6.0
  private static let distance = 16.0

  init(_ regions: [Region], in canvas: Rect) {
    let room = canvas.width - 2 * Self.margin
    var rows: [[Region]] = []
    var used = Double.infinity
    for region in regions {
      let width = Self.width(of: region)
      if used + Self.distance + width > room {
        rows.append([region])
        used = width
      } else {
        rows[rows.count - 1].append(region)
        used += Self.distance + width
      }
    }
    self.rows = rows
    frame = Rect(
      x: canvas.x, y: canvas.maxY, width: canvas.width,
      height: Double(rows.count) * Self.rowHeight + Self.margin)
  }

  private static func width(of region: Region) -> Double {
    sample.width + gap + Font(size: letters).width(of: DrawableText(region.name))
  }

  var group: Shape {
    let identity = Group.Identity(kind: .legend, key: "legend", frame: frame, source: nil)
    return .group(
      Group(
        identity,
        [.box(frame, .fill(.page))]
          + rows.enumerated().flatMap { index, row in
            shapes(row, at: frame.y + (Double(index) + 0.5) * Self.rowHeight)
          }))
  }

  private func shapes(_ row: [Region], at middle: Double) -> [Shape] {
    let widths = row.map(Self.width)
    let whole = widths.reduce(0, +) + Double(row.count - 1) * Self.distance
    var x = frame.midX - whole / 2
    return zip(row, widths).flatMap { region, width -> [Shape] in
      defer { x += width + Self.distance }
      let box = Rect(
        x: x, y: middle - Self.sample.height / 2, width: Self.sample.width,
        height: Self.sample.height)
      let words = TextLine(
        text: DrawableText(region.name),
        origin: Point(
          x: box.maxX + Self.gap, y: Lettering.baseline(of: Self.letters, around: middle)),
        size: Self.letters, weight: .regular, anchor: .start, paint: .fill(.legendText))
      return [.box(box.halfInset, radius: 2, region.paint), .text(words)]
    }
  }
}
