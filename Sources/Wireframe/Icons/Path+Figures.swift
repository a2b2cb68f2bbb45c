import AppLayout

/// The figures that icons are made of.
extension Path {
  static func lines(_ lines: [(Double, Double)]...) -> Path {
    Path(lines.map { Path(through: $0) })
  }

  /// The distance of a handle from a curve's end with which four curves make a circle.
  static let roundness = 0.5523

  /// Returns a rectangle with round corners.
  static func frame(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> Path {
    let (right, bottom) = (x + width, y + height)
    let handle = radius * (1 - roundness)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(x + radius, y)), .line(point(right - radius, y)),
      .curve(point(right - handle, y), point(right, y + handle), to: point(right, y + radius)),
      .line(point(right, bottom - radius)),
      .curve(
        point(right, bottom - handle), point(right - handle, bottom),
        to: point(right - radius, bottom)),
      .line(point(x + radius, bottom)),
      .curve(point(x + handle, bottom), point(x, bottom - handle), to: point(x, bottom - radius)),
      .line(point(x, y + radius)),
      .curve(point(x, y + handle), point(x + handle, y), to: point(x + radius, y)), .close,
    ])
  }

  /// Two bars.
  static var pause: Path {
    Path(
      [8.0, 13.5].map { x in
        let end = x + 2.5
        return Path(through: [(x, 6.5), (end, 6.5), (end, 17.5), (x, 17.5)], isClosed: true)
      })
  }

  /// Returns a circle.
  static func ring(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    frame(x - radius, y - radius, 2 * radius, 2 * radius, radius)
  }

  /// Returns the two sides of a circle, open at the top and bottom.
  static func arc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    let reach = radius * 0.7071
    let bulge = radius * 1.1381
    func side(_ sign: Double) -> Path {
      Path([
        .move(Point(x: x + sign * reach, y: y - reach)),
        .curve(
          Point(x: x + sign * bulge, y: y - reach / 2),
          Point(x: x + sign * bulge, y: y + reach / 2), to: Point(x: x + sign * reach, y: y + reach)
        ),
      ])
    }
    return Path([side(-1), side(1)])
  }

  /// A heart.
  static let heart = Path([
    .move(Point(x: 12, y: 19.5)),
    .curve(Point(x: 2, y: 13), Point(x: 3.5, y: 5), to: Point(x: 8, y: 5)),
    .curve(Point(x: 10.5, y: 5), Point(x: 12, y: 7), to: Point(x: 12, y: 8)),
    .curve(Point(x: 12, y: 7), Point(x: 13.5, y: 5), to: Point(x: 16, y: 5)),
    .curve(Point(x: 20.5, y: 5), Point(x: 22, y: 13), to: Point(x: 12, y: 19.5)), .close,
  ])

  /// Returns a quarter of a circle that rises from below its center to the right.
  static func quarter(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    let handle = radius * roundness
    return Path([
      .move(Point(x: x, y: y - radius)),
      .curve(
        Point(x: x + handle, y: y - radius), Point(x: x + radius, y: y - handle),
        to: Point(x: x + radius, y: y)),
    ])
  }

  /// The shoulders below the head of a person.
  static var shoulders: Path {
    Path([
      .move(Point(x: 5, y: 19.5)),
      .curve(Point(x: 5, y: 15.5), Point(x: 8, y: 13.5), to: Point(x: 12, y: 13.5)),
      .curve(Point(x: 16, y: 13.5), Point(x: 19, y: 15.5), to: Point(x: 19, y: 19.5)),
    ])
  }
}
