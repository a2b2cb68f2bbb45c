package import Geometry
import Lists

/// A line as it is drawn.
package struct GraphRoute: Hashable, Sendable {
  package let line: GraphLine
  /// The corners of each stroke; all turns are right angles.
  package private(set) var strokes: [[Point]] = []
  /// The arrows that each stroke is a part of.
  private var arrows: [[ElementIndex<Graph.Arrow>]] = []
  /// The heads of the arrows.
  package private(set) var heads: [Head] = []
  /// The places of the words.
  package private(set) var labels: [Label] = []

  /// The head of an arrow.
  package struct Head: Hashable, Sendable {
    package let tip: Point
    package let pointsRight: Bool
    /// The arrow; nil for the head that all arrows of a line share.
    let arrow: ElementIndex<Graph.Arrow>?
  }

  /// The place of an arrow's words, which end or begin at a point on the arrow.
  package struct Label: Hashable, Sendable {
    /// The index of the arrow in the graph.
    package let arrow: Int
    package let place: Point
    package let endsThere: Bool
  }

  /// The indices of the arrows on the line.
  package var allArrows: [Int] { line.ends.map(\.arrow.index) }

  /// Returns the strokes that an arrow consists of; none if it is on another line.
  package func strokes(of arrow: Int) -> [[Point]] {
    zip(strokes, arrows).filter { $1.contains(ElementIndex(arrow)) }.map(\.0)
  }

  /// Returns the heads that an arrow has.
  package func heads(of arrow: Int) -> [Head] {
    guard line.ends.contains(where: { $0.arrow.index == arrow }) else { return [] }
    return heads.filter { $0.arrow == nil || $0.arrow?.index == arrow }
  }

  /// Returns the routes of all lines.
  static func all(
    _ slots: GraphSlots, _ ports: GraphPorts, _ rows: GraphRows, _ gaps: GraphGaps,
    _ boxes: ElementTable<Graph.Box, Rect>
  ) -> [GraphRoute] {
    var routes = ElementTable<GraphLine, GraphRoute>(slots.lines.map { GraphRoute(line: $0) })
    for (index, joint) in slots.joints.withIndices {
      let point = { (port: ElementIndex<GraphPorts.Port>) -> Point in
        let slot = slots.slots[ports.ports[port].slot]
        let y = rows.middle[ports.ports[port].slot] + ports.offset[port] + GraphMeasures.margin
        return switch (ports.ports[port].side, slot.content) {
        case (.left, _): Point(x: gaps.left(of: slot.column), y: y)
        case (.right, .box(let box)): Point(x: boxes[box].maxX, y: y)
        case (.right, .passing): Point(x: gaps.right(of: slot.column), y: y)
        }
      }
      let further = slots.lines[joint.line].ends.filter {
        slots.slots[slots.slot(of: $0.box)].column > joint.gap.next
      }.map(\.arrow)
      let all = ports.ofJoint[index]
      routes[joint.line].add(
        joint, from: point(all.anchor), to: all.tips.map { (point($0), ports.ports[$0]) },
        trunk: gaps.trunk[index], further: further,
        startLabel: slots.arrowLabeledAtStart(of: joint))
      for tip in joint.onRight where slots.slots[tip.slot].passing != nil {
        routes[joint.line].strokes.append(
          Self.passage(through: tip.slot, slots, rows, gaps))
        routes[joint.line].arrows.append(further)
      }
    }
    return routes.values
  }

  /// Returns a line through a column that it only passes.
  private static func passage(
    through slot: ElementIndex<GraphSlots.Slot>, _ slots: GraphSlots, _ rows: GraphRows,
    _ gaps: GraphGaps
  ) -> [Point] {
    let column = slots.slots[slot].column
    let y = rows.middle[slot] + GraphMeasures.margin
    return [Point(x: gaps.left(of: column), y: y), Point(x: gaps.right(of: column), y: y)]
  }

  private init(line: GraphLine) { self.line = line }

  /// Adds what the line joins in a gap, from which some arrows go further.
  private mutating func add(
    _ joint: GraphSlots.Joint, from anchor: Point, to tips: [(Point, GraphPorts.Port)],
    trunk: Double?, further: [ElementIndex<Graph.Arrow>], startLabel: ElementIndex<Graph.Arrow>?
  ) {
    if let startLabel {
      labels.append(
        Label(
          arrow: startLabel.index,
          place: Point(
            x: anchor.x + GraphMeasures.headLength, y: anchor.y - GraphMeasures.labelRise),
          endsThere: false))
    }
    for (point, port) in tips {
      strokes.append(
        trunk.map { [anchor, Point(x: $0, y: anchor.y), Point(x: $0, y: point.y), point] }
          ?? [anchor, point])
      arrows.append(port.arrow.map { [$0] } ?? further)
      guard let arrow = port.arrow else { continue }
      if !line.isLabeledAtStart { labels.append(label(of: arrow, at: point, port.side)) }
      if line.direction == .onward {
        heads.append(Head(tip: point, pointsRight: true, arrow: arrow))
      }
    }
    if line.direction == .back, joint.isAtOwner {
      heads.append(Head(tip: anchor, pointsRight: false, arrow: nil))
    }
  }

  /// Returns the words at the end of an arrow.
  private func label(
    of arrow: ElementIndex<Graph.Arrow>, at point: Point, _ side: GraphPorts.Side
  ) -> Label {
    let isOnLeft = side == .right
    let distance =
      line.direction == .onward ? GraphMeasures.labelPadding : GraphMeasures.headLength
    return Label(
      arrow: arrow.index,
      place: Point(
        x: point.x + (isOnLeft ? distance : -distance), y: point.y - GraphMeasures.labelRise),
      endsThere: !isOnLeft)
  }
}
