import Geometry
import Lists

/// The widths of the columns and the gaps after them, and the places of the trunks in the gaps.
struct GraphGaps: Hashable, Sendable {
  /// The left and right edges of each column.
  private var left: [Double] = []
  private var right: [Double] = []
  /// The place of each joint's trunk; nil if its line is straight.
  private(set) var trunk: ElementTable<GraphSlots.Joint, Double?>
  let width: Double

  init(_ slots: GraphSlots, _ ports: GraphPorts, _ rows: GraphRows, _ graph: Graph) {
    trunk = ElementTable(repeating: nil, count: slots.joints.count)
    var joints = Array(repeating: [ElementIndex<GraphSlots.Joint>](), count: slots.columnCount)
    for (index, joint) in slots.joints.withIndices { joints[joint.gap.number].append(index) }
    var widths = Array(repeating: 0.0, count: slots.columnCount)
    for (box, content) in graph.boxes.withIndices {
      let column = slots.slots[slots.slot(of: box)].column.number
      widths[column] = max(widths[column], content.size.width)
    }
    let y = { (port: ElementIndex<GraphPorts.Port>) in
      rows.middle[ports.ports[port].slot] + ports.offset[port]
    }
    var x = GraphMeasures.margin
    for column in 0..<slots.columnCount {
      left.append(x)
      x += widths[column]
      right.append(x)
      guard !joints[column].isEmpty else {
        if column + 1 < slots.columnCount { x += GraphMeasures.gapPadding * 2 }
        continue
      }
      let tracks = GraphTracks(
        joints[column].map { joint in
          let sides = Dictionary(grouping: ports.ofJoint[joint].all) { ports.ports[$0].side }
          // A port on the right side of a box is on the left side of the gap.
          return GraphTracks.Trunk(
            left: (sides[.right] ?? []).map(y), right: (sides[.left] ?? []).map(y))
        })
      let words = Self.words(joints[column], slots, ports, graph)
      x += GraphMeasures.gapPadding + words.left
      for (joint, track) in zip(joints[column], tracks.track) {
        trunk[joint] = track.map { x + Double($0) * GraphMeasures.trackGap }
      }
      x += Double(max(0, tracks.count - 1)) * GraphMeasures.trackGap
      let hasRight = joints[column].contains { !slots.joints[$0].onRight.isEmpty }
      if column + 1 < slots.columnCount || hasRight {
        x += GraphMeasures.gapPadding + words.right
      }
    }
    width = x + GraphMeasures.margin
  }

  /// Returns the left edge of a column.
  func left(of column: GraphColumn) -> Double { left[column.number] }

  /// Returns the right edge of a column.
  func right(of column: GraphColumn) -> Double { right[column.number] }

  /// Returns the room that the words on both sides of a gap need.
  private static func words(
    _ joints: [ElementIndex<GraphSlots.Joint>], _ slots: GraphSlots, _ ports: GraphPorts,
    _ graph: Graph
  ) -> (left: Double, right: Double) {
    var room = (left: 0.0, right: 0.0)
    for joint in joints {
      guard let arrow = slots.arrowLabeledAtStart(of: slots.joints[joint]) else { continue }
      room.left = max(room.left, graph.arrows[arrow].labelWidth + GraphMeasures.labelPadding)
    }
    let others = joints.filter { !slots.lines[slots.joints[$0].line].isLabeledAtStart }
    for port in others.flatMap({ ports.ofJoint[$0].all }) {
      guard let arrow = ports.ports[port].arrow else { continue }
      let width = graph.arrows[arrow].labelWidth + GraphMeasures.labelPadding
      switch ports.ports[port].side {
      case .right: room.left = max(room.left, width)
      case .left: room.right = max(room.right, width)
      }
    }
    return room
  }
}
