import Lists

/// The places where lines meet the sides of boxes, each at its own height.
struct GraphPorts: Hashable, Sendable {
  let ports: [Port]
  /// How far each port is below the middle of its slot.
  private(set) var offset: ElementTable<Port, Double>
  /// The ports of each joint.
  let ofJoint: ElementTable<GraphSlots.Joint, OfJoint>

  /// The end of a joint at a slot.
  struct Port: Hashable, Sendable {
    let slot: ElementIndex<GraphSlots.Slot>
    let side: Side
    let arrow: ElementIndex<Graph.Arrow>?
  }

  /// The ports of a joint: its anchor's, those on the right, and those on the left.
  struct OfJoint: Hashable, Sendable {
    let anchor: ElementIndex<Port>
    let onRight: [ElementIndex<Port>]
    let onLeft: [ElementIndex<Port>]

    /// The ports on both sides, without the anchor's.
    var tips: [ElementIndex<Port>] { onRight + onLeft }

    /// All ports, the anchor's first.
    var all: [ElementIndex<Port>] { [anchor] + tips }
  }

  /// A side of a slot.
  enum Side: Hashable, Sendable { case left, right }

  /// Creates ports in the middle of their sides, until heights are known.
  init(_ slots: GraphSlots) {
    var ports: [Port] = []
    func add(
      _ slot: ElementIndex<GraphSlots.Slot>, _ side: Side, _ arrow: ElementIndex<Graph.Arrow>?
    ) -> ElementIndex<Port> {
      ports.append(Port(slot: slot, side: side, arrow: arrow))
      return ElementIndex(ports.count - 1)
    }
    ofJoint = ElementTable(
      slots.joints.map { joint in
        OfJoint(
          anchor: add(joint.anchor, .right, nil),
          onRight: joint.onRight.map { add($0.slot, .left, $0.arrow) },
          onLeft: joint.onLeft.map { add($0.slot, .right, $0.arrow) })
      })
    self.ports = ports
    offset = ElementTable(repeating: 0, count: ports.count)
  }

  /// Returns how many ports the fuller side of each slot has.
  func counts(of slots: GraphSlots) -> ElementTable<GraphSlots.Slot, Int> {
    var left = ElementTable<GraphSlots.Slot, Int>(repeating: 0, count: slots.slots.count)
    var right = left
    for port in ports {
      switch port.side {
      case .left: left[port.slot] += 1
      case .right: right[port.slot] += 1
      }
    }
    return ElementTable(zip(left.values, right.values).map(max))
  }

  /// Spreads the ports of each side in the order of what they lead to.
  mutating func spread(at rows: GraphRows) {
    var sides: [Place: [(port: ElementIndex<Port>, goal: Double)]] = [:]
    for joint in ofJoint.values {
      let others = joint.tips.map { rows.middle[ports[$0].slot] }
      let anchor = ports[joint.anchor]
      sides[Place(anchor), default: []].append(
        (joint.anchor, others.reduce(0, +) / Double(max(1, others.count))))
      for port in joint.tips {
        sides[Place(ports[port]), default: []].append((port, rows.middle[anchor.slot]))
      }
    }
    for side in sides.values {
      let sorted = side.sorted { ($0.goal, $0.port) < ($1.goal, $1.port) }
      for (index, entry) in sorted.enumerated() {
        offset[entry.port] = (Double(index) - Double(sorted.count - 1) / 2) * GraphMeasures.portGap
      }
    }
  }

  /// A side of one slot.
  private struct Place: Hashable {
    let slot: ElementIndex<GraphSlots.Slot>
    let side: Side

    init(_ port: Port) { (slot, side) = (port.slot, port.side) }
  }
}
