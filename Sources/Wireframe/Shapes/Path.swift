import AppLayout

/// Lines and curves, in the coordinates of the group that holds them.
package struct Path: Hashable, Sendable {
  private(set) var segments: [Segment] = []

  /// One stroke of the pen.
  enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic curve with its two handles.
    case curve(Point, Point, to: Point)
    case close
  }

  init(_ segments: [Segment]) {
    self.segments = segments
  }

  /// Makes straight lines from point to point.
  init(through points: [(Double, Double)], isClosed: Bool = false) {
    segments = points.enumerated().map { index, point in
      let point = Point(x: point.0, y: point.1)
      return index == 0 ? .move(point) : .line(point)
    }
    if isClosed { segments.append(.close) }
  }

  /// Joins several paths into one.
  init(_ paths: [Path]) {
    segments = paths.flatMap(\.segments)
  }

  /// Returns the two diagonals of a box.
  static func cross(_ frame: Rect) -> Path {
    Path([
      Path(through: [(frame.x, frame.y), (frame.maxX, frame.maxY)]),
      Path(through: [(frame.maxX, frame.y), (frame.x, frame.maxY)]),
    ])
  }

  /// Returns the path scaled around its origin, and then moved.
  func placed(at origin: Point, scale: Double) -> Path {
    func place(_ point: Point) -> Point {
      Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }
    return Path(
      segments.map { segment in
        switch segment {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end):
          .curve(place(first), place(second), to: place(end))
        case .close: .close
        }
      })
  }

  /// Returns the path mirrored within a width, for right-to-left drawings.
  func mirrored(inWidth width: Double) -> Path {
    func mirror(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    return Path(
      segments.map { segment in
        switch segment {
        case .move(let point): .move(mirror(point))
        case .line(let point): .line(mirror(point))
        case .curve(let first, let second, let end):
          .curve(mirror(first), mirror(second), to: mirror(end))
        case .close: .close
        }
      })
  }
}
