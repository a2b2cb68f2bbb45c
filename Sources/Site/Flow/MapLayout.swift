import AppLayout

/// A map with everything in its place.
struct MapLayout: Hashable, Sendable {
  let size: Size
  /// The boxes, in the order of the graph.
  let boxes: [Rect]
  /// The lines, without those that cannot be seen.
  let routes: [MapRoute]
  /// How often lines cross between columns by the order of the boxes, and before that was improved.
  let crossings: Int
  let firstCrossings: Int

  /// Lays out a graph in columns of limited numbers of boxes.
  init(_ graph: MapGraph, _ limits: MapColumns.Limits) {
    let tree = MapTree(graph)
    let columns = MapColumns(tree, from: graph, limits)
    let slots = MapSlots(graph, in: columns)
    let order = MapOrder(slots, tree)
    var ports = MapPorts(slots)
    let counts = ports.counts(of: slots.slots.count)
    let height = slots.slots.indices.map { slot in
      guard graph.boxes.indices.contains(slot) else { return 0.0 }
      return max(graph.boxes[slot].height, Double(counts[slot]) * MapMeasures.portGap)
    }
    ports.spread(at: MapRows(slots, order, ports, height: height, boxGap: graph.boxGap))
    let rows = MapRows(slots, order, ports, height: height, boxGap: graph.boxGap)
    let gaps = MapGaps(slots, ports, rows, graph)
    crossings = order.crossings
    firstCrossings = order.firstCrossings
    let boxes = graph.boxes.indices.map { box in
      Rect(
        x: gaps.left[columns.column[box]],
        y: MapMeasures.margin + rows.middle[box] - height[box] / 2,
        width: graph.boxes[box].width, height: height[box])
    }
    self.boxes = boxes
    routes = MapRoute.all(slots, ports, rows, gaps, boxes)
    size = Size(width: gaps.width, height: rows.bottom + MapMeasures.margin * 2)
  }
}
