/// The places where lines meet the sides of boxes, each at its own height.
struct GraphPorts: Hashable, Sendable {
  let ports: [Port]
  /// How far each port is below the middle of its slot.
  private(set) var offset: [Double]
  /// The ports of each joint: its anchor first, then those on the right, then those on the left.
  let ofJoint: [Range<Int>]

  /// The end of a joint at a slot.
  struct Port: Hashable, Sendable {
    let joint: Int
    let slot: Int
    let side: Side
    let arrow: Int?
  }

  /// A side of a slot.
  enum Side: Hashable, Sendable { case left, right }

  /// Creates ports in the middle of their sides, until heights are known.
  init(_ slots: GraphSlots) {
    var ports: [Port] = []
    ofJoint = slots.joints.enumerated().map { index, joint in
      let start = ports.count
      ports.append(Port(joint: index, slot: joint.anchor, side: .right, arrow: nil))
      ports += joint.onRight.map {
        Port(joint: index, slot: $0.slot, side: .left, arrow: $0.arrow)
      }
      ports += joint.onLeft.map {
        Port(joint: index, slot: $0.slot, side: .right, arrow: $0.arrow)
      }
      return start..<ports.count
    }
    self.ports = ports
    offset = Array(repeating: 0, count: ports.count)
  }

  /// Returns how many ports the fuller side of each slot has.
  func counts(of slots: Int) -> [Int] {
    var left = Array(repeating: 0, count: slots)
    var right = left
    for port in ports {
      switch port.side {
      case .left: left[port.slot] += 1
      case .right: right[port.slot] += 1
      }
    }
    return zip(left, right).map(max)
  }

  /// Spreads the ports of each side in the order of what they lead to.
  mutating func spread(at rows: GraphRows) {
    var sides: [Place: [(port: Int, goal: Double)]] = [:]
    for joint in ofJoint {
      let others = joint.dropFirst().map { rows.middle[ports[$0].slot] }
      for port in joint {
        let goal =
          port == joint.lowerBound
          ? others.reduce(0, +) / Double(max(1, others.count))
          : rows.middle[ports[joint.lowerBound].slot]
        sides[Place(slot: ports[port].slot, side: ports[port].side), default: []]
          .append((port, goal))
      }
    }
    for side in sides.values {
      let sorted = side.sorted { ($0.goal, $0.port) < ($1.goal, $1.port) }
      for (index, entry) in sorted.enumerated() {
        offset[entry.port] = (Double(index) - Double(sorted.count - 1) / 2) * GraphMeasures.portGap
      }
    }
  }

  private struct Place: Hashable {
    let slot: Int
    let side: Side
  }
}
