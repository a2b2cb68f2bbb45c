package import Geometry
import Lists

/// A graph with a position for everything in it.
package struct GraphLayout: Hashable, Sendable {
  package let size: Size
  /// The boxes, in the order of the graph.
  package let boxes: [Rect]
  /// The lines.
  package let routes: [GraphRoute]
  /// How often lines cross between columns.
  package let crossings: Int

  /// The maximum number of boxes that a column may have.
  package struct Limits: Hashable, Sendable {
    /// The maximum number of boxes that follow the same one.
    let followers: Int
    /// The maximum number in total.
    let all: Int

    package init(followers: Int, all: Int) {
      self.followers = followers
      self.all = all
    }
  }

  /// Lays out a graph in columns with a limited number of boxes.
  package init(_ graph: Graph, _ limits: Limits) {
    let tree = GraphTree(graph)
    let columns = GraphColumns(tree, from: graph, limits)
    let slots = GraphSlots(graph, in: columns)
    let order = GraphOrder(slots, tree)
    var ports = GraphPorts(slots)
    var height = ElementTable<GraphSlots.Slot, Double>(repeating: 0, count: slots.slots.count)
    let counts = ports.counts(of: slots)
    for (box, content) in graph.boxes.withIndices {
      let slot = slots.slot(of: box)
      height[slot] = max(content.size.height, Double(counts[slot]) * GraphMeasures.portGap)
    }
    ports.spread(at: GraphRows(slots, order, ports, height: height, graph))
    let rows = GraphRows(slots, order, ports, height: height, graph)
    let gaps = GraphGaps(slots, ports, rows, graph)
    crossings = order.crossings
    let boxes = ElementTable<Graph.Box, Rect>(
      graph.boxes.withIndices.map { box, content in
        let slot = slots.slot(of: box)
        return Rect(
          x: gaps.left(of: columns.column[box]),
          y: GraphMeasures.margin + rows.middle[slot] - height[slot] / 2,
          width: content.size.width, height: height[slot])
      })
    self.boxes = boxes.values
    routes = GraphRoute.all(slots, ports, rows, gaps, boxes)
    size = Size(width: gaps.width, height: rows.bottom + GraphMeasures.margin * 2)
  }
}

/// The distances of a layout, in points.
package enum GraphMeasures {
  /// The margin around everything.
  package static let margin = 16.0
  /// The space around a line that passes a column.
  static let passingGap = 14.0
  /// The distance between two lines on one side of a box, with room for words between them.
  static let portGap = 18.0
  /// The distance between two trunks in the gap after a column.
  static let trackGap = 10.0
  /// The distance between a box and the first trunk, or the words next to it.
  static let gapPadding = 18.0
  /// The distance between the head of an arrow and the words before it.
  static let labelPadding = 12.0
  /// The length of the head of an arrow.
  package static let headLength = 8.0
  /// The height of the head of an arrow.
  package static let headHeight = 7.0
  /// The distance between words and the line below them.
  static let labelRise = 5.0
  /// The radius of a line's turns.
  package static let turn = 7.0
  /// The distance below which two lines look like one.
  static let closest = 5.0
}
