import AppModel
import Geometry
package import GraphLayout

/// Makes graphs from texts, and texts from their layouts.
package enum GraphSketch {
  /// Returns a graph of boxes of one size and arrows such as `a>b`, all with words of one width.
  package static func graph(_ arrows: String, boxes: Int) -> Graph {
    let pairs = arrows.split(separator: " ").map { $0.split(separator: ">").compactMap { Int($0) } }
    return Graph(
      boxes: Array(repeating: Size(width: 100, height: 60), count: boxes),
      arrows: pairs.map { Graph.Arrow(from: $0[0], to: $0[1], labelWidth: 30) }, boxGap: 20)
  }

  /// Returns everything that a layout draws, line by line.
  package static func text(of layout: GraphLayout) -> String {
    var lines = ["size \(layout.size.width.shortText)×\(layout.size.height.shortText)"]
    lines.append("crossings \(layout.crossings)")
    for (index, box) in layout.boxes.enumerated() {
      lines.append(
        "box \(index) at \(pair(box.origin)), \(box.width.shortText)×\(box.height.shortText)")
    }
    for route in layout.routes {
      lines.append("\(route.line.direction) \(route.line.owner.index)")
      for stroke in route.strokes {
        lines.append("  " + stroke.map(pair).joined(separator: " → "))
      }
      for head in route.heads {
        lines.append("  head \(head.pointsRight ? "right" : "left") at \(pair(head.tip))")
      }
      for label in route.labels {
        let side = label.endsThere ? "before" : "after"
        lines.append("  words of arrow \(label.arrow) \(side) \(pair(label.place))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func pair(_ point: Point) -> String {
    "\(point.x.shortText),\(point.y.shortText)"
  }
}
