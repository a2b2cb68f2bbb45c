import Geometry

@testable import GraphLayout

/// A straight part of a line on a map.
struct Straight {
  /// The index of its line.
  let route: Int
  let isUpright: Bool
  /// The area it covers, a tenth of a point thick.
  let frame: Rect

  private static let thickness = 0.1

  init(from: Point, to: Point, route: Int) {
    self.route = route
    isUpright = from.x == to.x
    let long = Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x),
      height: abs(from.y - to.y))
    let half = Self.thickness / 2
    frame = Rect(
      x: long.x + (isUpright ? -half : half), y: long.y + (isUpright ? half : -half),
      width: max(Self.thickness, long.width - Self.thickness),
      height: max(Self.thickness, long.height - Self.thickness))
  }

  /// Returns the straight parts of all lines of a layout.
  static func all(of layout: GraphLayout) -> [Straight] {
    var straights: [Straight] = []
    for (index, route) in layout.routes.enumerated() {
      for stroke in route.strokes {
        for (from, to) in zip(stroke, stroke.dropFirst()) {
          straights.append(Straight(from: from, to: to, route: index))
        }
      }
    }
    return straights
  }
}
