import AppLayout

/// A line of a map as it is drawn.
struct MapRoute: Hashable, Sendable {
  let line: MapLine
  /// The corners of each stroke; all turns are right angles.
  private(set) var strokes: [[Point]] = []
  /// The points of the arrows' heads.
  private(set) var heads: [Head] = []
  private(set) var labels: [Label] = []

  struct Head: Hashable, Sendable {
    let tip: Point
    let pointsRight: Bool
  }

  /// Where the words of an arrow stand: before or behind a point on the arrow.
  struct Label: Hashable, Sendable {
    let arrow: Int
    let place: Point
    let endsThere: Bool
  }

  /// The routes of all lines.
  static func all(
    _ slots: MapSlots, _ ports: MapPorts, _ rows: MapRows, _ gaps: MapGaps, _ boxes: [Rect]
  ) -> [MapRoute] {
    var routes = slots.lines.map { MapRoute(line: $0) }
    for (index, joint) in slots.joints.enumerated() {
      let points = ports.ofJoint[index].map { port in
        let slot = slots.slots[ports.ports[port].slot]
        let y = rows.middle[ports.ports[port].slot] + ports.offset[port] + MapMeasures.margin
        switch ports.ports[port].side {
        case .left: return Point(x: gaps.left[slot.column], y: y)
        case .right:
          let box = slot.passing == nil ? boxes[ports.ports[port].slot].maxX : nil
          return Point(x: box ?? gaps.right[slot.column], y: y)
        }
      }
      routes[joint.line].add(
        points, ports.ofJoint[index].map { ports.ports[$0] }, joint, trunk: gaps.trunk[index])
      for tip in joint.onRight where slots.slots[tip.slot].passing != nil {
        routes[joint.line].strokes.append(
          Self.passage(through: tip.slot, slots, rows, gaps))
      }
    }
    return routes
  }

  /// A line through a column that it only passes.
  private static func passage(
    through slot: Int, _ slots: MapSlots, _ rows: MapRows, _ gaps: MapGaps
  ) -> [Point] {
    let column = slots.slots[slot].column
    let y = rows.middle[slot] + MapMeasures.margin
    return [Point(x: gaps.left[column], y: y), Point(x: gaps.right[column], y: y)]
  }

  private init(line: MapLine) { self.line = line }

  /// Adds what the line joins in a gap.
  private mutating func add(
    _ points: [Point], _ ports: [MapPorts.Port], _ joint: MapSlots.Joint, trunk: Double?
  ) {
    let anchor = points[0]
    for (point, port) in zip(points, ports).dropFirst() {
      strokes.append(
        trunk.map { [anchor, Point(x: $0, y: anchor.y), Point(x: $0, y: point.y), point] }
          ?? [anchor, point])
      guard let arrow = port.arrow else { continue }
      let isOnLeft = port.side == .right
      let distance = line.direction == .onward ? MapMeasures.labelPadding : MapMeasures.headLength
      labels.append(
        Label(
          arrow: arrow,
          place: Point(
            x: point.x + (isOnLeft ? distance : -distance), y: point.y - MapMeasures.labelRise),
          endsThere: !isOnLeft))
      if line.direction == .onward { heads.append(Head(tip: point, pointsRight: true)) }
    }
    if line.direction == .back, joint.anchor == line.owner {
      heads.append(Head(tip: anchor, pointsRight: false))
    }
  }
}
