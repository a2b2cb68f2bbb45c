import Lists

/// The vertical position of each slot: as close as possible to what it is joined to, without
/// getting too close to the slots above and below.
struct GraphRows: Hashable, Sendable {
  /// The middle of each slot.
  private(set) var middle: ElementTable<GraphSlots.Slot, Double>
  private let height: ElementTable<GraphSlots.Slot, Double>
  /// The distances between the middles of slots that follow each other, for each column.
  private let gaps: [[Double]]

  /// How often all columns are positioned from left to right and back.
  private static let rounds = 5
  /// How much more important it is for a passing line to stay straight than for a box.
  private static let passingWeight = 4.0

  init(
    _ slots: GraphSlots, _ order: GraphOrder, _ ports: GraphPorts,
    height: ElementTable<GraphSlots.Slot, Double>, _ graph: Graph
  ) {
    self.height = height
    middle = ElementTable(repeating: 0, count: slots.slots.count)
    gaps = order.columns.map { column in
      zip(column, column.dropFirst()).map { upper, lower in
        let isPassing =
          slots.slots[upper].passing != nil || slots.slots[lower].passing != nil
        return (height[upper] + height[lower]) / 2
          + (isPassing ? GraphMeasures.passingGap : graph.boxGap)
      }
    }
    let joins = Joins(slots, ports)
    for index in order.columns.indices { place(order.columns[index], index) { _ in [] } }
    for _ in 0..<Self.rounds {
      for index in order.columns.indices {
        place(order.columns[index], index) { joins.toLeft[$0] }
      }
      for index in order.columns.indices.reversed() {
        place(order.columns[index], index) { joins.toRight[$0] }
      }
    }
    let top = middle.elementIndices.map { middle[$0] - height[$0] / 2 }.min() ?? 0
    if graph.startsAtTop, let first = graph.boxes.elementIndices.first.map(slots.slot(of:)),
      let column = order.columns.first(where: { $0.contains(first) })
    {
      let rise = column.map { middle[$0] - height[$0] / 2 - top }.min() ?? 0
      for slot in column { middle[slot] -= rise.rounded(.down) }
    }
    middle = middle.map { $0 - top.rounded(.down) }
  }

  /// The bottom edge of everything.
  var bottom: Double { middle.elementIndices.map { middle[$0] + height[$0] / 2 }.max() ?? 0 }

  /// Moves the slots of a column to the middle of what they are joined to.
  private mutating func place(
    _ column: [ElementIndex<GraphSlots.Slot>], _ index: Int,
    by joins: (ElementIndex<GraphSlots.Slot>) -> [Joins.Join]
  ) {
    var offset = 0.0
    var goals: [(value: Double, weight: Double)] = []
    var offsets: [Double] = []
    for (place, slot) in column.enumerated() {
      if place > 0 { offset += gaps[index][place - 1] }
      offsets.append(offset)
      let wanted = joins(slot).map { middle[$0.slot] + $0.rise }.sorted()
      let goal = wanted.isEmpty ? middle[slot] : wanted[(wanted.count - 1) / 2]
      goals.append((goal - offset, height[slot] == 0 ? Self.passingWeight : 1))
    }
    for (place, value) in Self.rising(goals).enumerated() {
      middle[column[place]] = value.rounded() + offsets[place]
    }
  }

  /// Returns the values closest to goals, in weighted squares, that never decrease.
  private static func rising(_ goals: [(value: Double, weight: Double)]) -> [Double] {
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    for goal in goals {
      var pool = (sum: goal.value * goal.weight, weight: goal.weight, count: 1)
      while let last = pools.last, last.sum / last.weight >= pool.sum / pool.weight {
        pool = (last.sum + pool.sum, last.weight + pool.weight, last.count + pool.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    return pools.flatMap { Array(repeating: $0.sum / $0.weight, count: $0.count) }
  }
}

/// What each slot is joined to on each side.
private struct Joins {
  private(set) var toLeft: ElementTable<GraphSlots.Slot, [Join]>
  private(set) var toRight: ElementTable<GraphSlots.Slot, [Join]>

  /// Another slot, and how far below its middle this slot's must be for a straight line.
  struct Join {
    let slot: ElementIndex<GraphSlots.Slot>
    let rise: Double
  }

  init(_ slots: GraphSlots, _ ports: GraphPorts) {
    toLeft = ElementTable(repeating: [], count: slots.slots.count)
    toRight = toLeft
    for joint in ports.ofJoint.values {
      let anchor = ports.ports[joint.anchor].slot
      for port in joint.onRight {
        let slot = ports.ports[port].slot
        let rise = ports.offset[joint.anchor] - ports.offset[port]
        toLeft[slot].append(Join(slot: anchor, rise: rise))
        toRight[anchor].append(Join(slot: slot, rise: -rise))
      }
    }
  }
}
