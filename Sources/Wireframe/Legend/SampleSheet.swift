import AppLayout

/// A sheet of samples under headings, filled from top to bottom.
struct SampleSheet {
  private(set) var shapes: [Shape] = []
  private var y: Double
  private let width: Double

  static let margin = 28.0
  private static let headingSize = 15.0
  private static let nameSize = 11.0
  private static let gap = 16.0

  init(width: Double) {
    self.width = width
    y = Self.margin
  }

  /// The height of the sheet so far.
  var height: Double { y + Self.margin - Self.gap }

  private var room: Double { width - 2 * Self.margin }

  /// Adds a heading with a line under it.
  mutating func add(heading: String) {
    if y > Self.margin { y += Self.gap }
    let baseline = y + Self.headingSize
    shapes += [
      .text(
        TextLine(
          text: DrawableText(heading), origin: Point(x: Self.margin, y: baseline),
          size: Self.headingSize, weight: .bold, anchor: .start, paint: .fill(.legendText))),
      .path(
        Path(through: [(Self.margin, baseline + 9.5), (width - Self.margin, baseline + 9.5)]),
        .line(.hairline, width: 1)),
    ]
    y = baseline + 9.5 + Self.gap
  }

  /// Adds samples of one size in columns, each with its name next to it.
  mutating func add(
    columns: Int, size: Size, _ samples: [(name: String, draw: (Rect) -> [Shape])]
  ) {
    let column = room / Double(columns)
    for (index, sample) in samples.enumerated() {
      let x = Self.margin + Double(index % columns) * column
      let top = y + Double(index / columns) * (size.height + 10)
      let box = Rect(x: x, y: top, width: size.width, height: size.height)
      shapes += sample.draw(box)
      add(
        name: sample.name,
        at: Point(
          x: box.maxX + 10, y: Lettering.baseline(of: Self.nameSize, around: box.midY)),
        width: column - size.width - 18)
    }
    let rows = (samples.count + columns - 1) / columns
    y += Double(rows) * (size.height + 10) - 10 + Self.gap
  }

  /// Adds samples of several heights in columns, each with its name below it.
  mutating func add(
    columns: Int, _ samples: [(name: String, height: Double, draw: (Rect) -> [Shape])]
  ) {
    let width = (room - Double(columns - 1) * Self.gap) / Double(columns)
    var rest = samples[...]
    while !rest.isEmpty {
      let row = rest.prefix(columns)
      rest = rest.dropFirst(columns)
      let height = row.map(\.height).max() ?? 0
      for (index, sample) in row.enumerated() {
        let x = Self.margin + Double(index) * (width + Self.gap)
        shapes += sample.draw(Rect(x: x, y: y, width: width, height: sample.height))
        add(name: sample.name, at: Point(x: x, y: y + sample.height + 16), width: width)
      }
      y += height + 16 + Self.gap + 4
    }
  }

  private mutating func add(name: String, at origin: Point, width: Double) {
    shapes.append(
      .text(
        TextLine(
          text: Lettering.fit(name, width: width, size: Self.nameSize, weight: .regular),
          origin: origin, size: Self.nameSize, weight: .regular, anchor: .start,
          paint: .fill(.legendText))))
  }
}
