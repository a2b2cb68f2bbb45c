import Lists

/// The order of the slots in each column, from top to bottom, with few line crossings.
struct GraphOrder: Hashable, Sendable {
  /// The slots of each column.
  private(set) var columns: [[ElementIndex<GraphSlots.Slot>]]
  /// How often lines cross.
  private(set) var crossings: Int

  /// Starts with the order of branches and moves slots to the middle of what they are joined to;
  /// in each round all columns are sorted from left to right and back.
  init(_ slots: GraphSlots, _ tree: GraphTree, rounds: Int = 6) {
    var work = Ordering(slots, tree)
    columns = work.columns
    crossings = work.crossings
    for sweep in 0..<rounds * 2 where crossings > 0 {
      work.sweep(toRight: sweep.isMultiple(of: 2))
      let count = work.crossings
      if count < crossings { (columns, crossings) = (work.columns, count) }
    }
  }
}

/// The order while it is being improved.
private struct Ordering {
  private(set) var columns: [[ElementIndex<GraphSlots.Slot>]]
  /// The place of each slot in its column.
  private var place: ElementTable<GraphSlots.Slot, Int>
  /// The slots that each slot is joined to in the column before and in the column after.
  private var before: ElementTable<GraphSlots.Slot, [ElementIndex<GraphSlots.Slot>]>
  private var after: ElementTable<GraphSlots.Slot, [ElementIndex<GraphSlots.Slot>]>

  init(_ slots: GraphSlots, _ tree: GraphTree) {
    var rank = ElementTable<GraphSlots.Slot, Int>(repeating: 0, count: slots.slots.count)
    for (index, box) in tree.branchOrder.enumerated() { rank[slots.slot(of: box)] = index }
    before = ElementTable(repeating: [], count: slots.slots.count)
    after = before
    for joint in slots.joints {
      for tip in joint.onRight {
        after[joint.anchor].append(tip.slot)
        before[tip.slot].append(joint.anchor)
      }
    }
    // A passing line starts where the first box it leads to is.
    for (slot, value) in slots.slots.withIndices {
      guard let line = value.passing else { continue }
      rank[slot] = slots.lines[line].ends.map { rank[slots.slot(of: $0.box)] }.min() ?? 0
    }
    columns = Array(repeating: [], count: slots.columnCount)
    for slot in rank.elementIndices { columns[slots.slots[slot].column.number].append(slot) }
    place = rank
    for index in columns.indices {
      columns[index].sort { (rank[$0], $0) < (rank[$1], $1) }
      number(index)
    }
  }

  var crossings: Int {
    columns.reduce(0) { count, column in
      count
        + GraphCrossings.count(
          column.flatMap { left in after[left].map { (place[left], place[$0]) } })
    }
  }

  mutating func sweep(toRight: Bool) {
    let indices = toRight ? Array(columns.indices) : columns.indices.reversed()
    for index in indices {
      let middles = columns[index].map { slot in
        let joined = toRight ? before[slot] : after[slot]
        let sum = joined.reduce(0) { $0 + place[$1] }
        return joined.isEmpty ? Double(place[slot]) : Double(sum) / Double(joined.count)
      }
      let sorted = columns[index].indices.sorted { (middles[$0], $0) < (middles[$1], $1) }
      columns[index] = sorted.map { columns[index][$0] }
      number(index)
    }
  }

  /// Numbers the slots of a column in their order.
  private mutating func number(_ index: Int) {
    for (place, slot) in columns[index].enumerated() { self.place[slot] = place }
  }
}

/// Counts how often the joins between two columns cross.
struct GraphCrossings {
  /// Returns the number of crossings of joins between places, in n log n steps.
  static func count(_ joins: [(left: Int, right: Int)]) -> Int {
    let sorted = joins.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    let width = (joins.map(\.right).max() ?? 0) + 1
    // A Fenwick tree that counts the joins so far that end at or above a place.
    var tree = Array(repeating: 0, count: width + 1)
    var crossings = 0
    for (seen, join) in sorted.enumerated() {
      var place = join.right + 1
      var above = 0
      while place > 0 {
        above += tree[place]
        place -= place & -place
      }
      crossings += seen - above
      place = join.right + 1
      while place <= width {
        tree[place] += 1
        place += place & -place
      }
    }
    return crossings
  }
}
