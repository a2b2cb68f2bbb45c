import AppLayout
import GraphLayout
import Markup
import SiteFiles
import Wireframe

extension GraphRoute {
  /// Returns the line with its arrow heads and words.
  func drawing(_ labels: [DrawableText]) -> Node {
    Node("g", ["class": line.direction.mapClass]) {
      Node(
        "path",
        [
          "class": "map-stroke", "d": strokes.map(Self.path).joined(), "fill": "none",
          "stroke": MapColors.edge, "stroke-width": "1.5",
          "stroke-dasharray": line.direction.dashes,
        ])
      Node(
        "path", ["class": "map-head", "d": heads.map(Self.path).joined(), "fill": MapColors.edge])
      for label in self.labels where !labels[label.arrow].isEmpty {
        Node(
          "text",
          ([
            "class": "map-label", "x": label.place.x.shortText, "y": label.place.y.shortText,
          ] as Node.Attributes).and(MapFonts.label.attributes)
            .and(["text-anchor": label.endsThere ? "end" : "start"])
        ) { labels[label.arrow].characters }
      }
    }
  }

  /// Returns an arrow with its head, as it is drawn while someone points at one of its ends.
  func highlight(of arrow: ElementIndex<MapWays.Arrow>) -> [Node] {
    [
      Node(
        "path",
        [
          "class": "map-stroke", "d": strokes(of: arrow.index).map(Self.path).joined(),
          "fill": "none",
          "stroke": MapColors.accent, "stroke-width": "2.5",
          "stroke-dasharray": line.direction.dashes,
        ]),
      Node(
        "path",
        [
          "class": "map-head", "d": heads(of: arrow.index).map(Self.path).joined(),
          "fill": MapColors.accent,
        ]),
    ]
  }

  /// Returns the path data of a stroke with rounded turns.
  private static func path(_ corners: [Point]) -> String {
    guard let first = corners.first, let last = corners.last else { return "" }
    var path = "M\(first.data)"
    for index in corners.indices.dropFirst().dropLast() {
      let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
      let turn = min(
        GraphMeasures.turn, corner.distance(to: before) / 2, corner.distance(to: after) / 2)
      let (start, end) = (corner.moved(turn, to: before), corner.moved(turn, to: after))
      let (from, to) = (
        corner.moved(turn * 0.45, to: before), corner.moved(turn * 0.45, to: after)
      )
      path += "L\(start.data)C\(from.data) \(to.data) \(end.data)"
    }
    return path + "L\(last.data)"
  }

  private static func path(_ head: Head) -> String {
    let x = head.tip.x + (head.pointsRight ? -1 : 1) * GraphMeasures.headLength
    let half = GraphMeasures.headHeight / 2
    return "M\(head.tip.data)L\(Point(x: x, y: head.tip.y - half).data)"
      + "L\(Point(x: x, y: head.tip.y + half).data)Z"
  }
}

extension GraphLine.Direction {
  /// The classes of lines with the direction.
  var mapClass: String {
    switch self {
    case .onward: "map-line"
    case .back: "map-line map-back"
    }
  }

  /// The lengths of the dashes and gaps of the lines; nil for solid ones.
  var dashes: String? {
    switch self {
    case .onward: nil
    case .back: "5 4"
    }
  }
}

extension Point {
  fileprivate var data: String { "\(x.shortText) \(y.shortText)" }

  /// Returns the distance to a point straight above, below, left or right of this one.
  fileprivate func distance(to other: Point) -> Double { abs(x - other.x) + abs(y - other.y) }

  fileprivate func moved(_ distance: Double, to other: Point) -> Point {
    let whole = self.distance(to: other)
    guard whole > 0 else { return self }
    return Point(
      x: x + (other.x - x) * distance / whole, y: y + (other.y - y) * distance / whole)
  }
}

/// The fonts of maps.
enum MapFonts {
  /// The heading of a part of a map.
  static let heading = Font(size: 13, .bold)
  /// The name of a box.
  static let name = Font(size: 16, .bold)
  /// The lines below the name.
  static let foot = Font(size: 12)
  /// The words on an arrow.
  static let label = Font(size: 14)
}

/// The colors of the map for readers that do not apply the stylesheet. They match its light
/// scheme; `map.css` sets them for the same parts by class.
enum MapColors {
  /// Edges, lines and arrow heads.
  static let edge = "#7f8b9a"
  /// The inside of boxes.
  static let panel = "#ffffff"
  /// The box of the start.
  static let accent = "#1f57c8"
  /// The placeholder for a picture.
  static let blank = "#f3f4f6"
}
