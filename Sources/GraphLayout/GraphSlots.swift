/// The places in the columns, one for each box and one for each column that a line passes, and how
/// lines join them.
struct GraphSlots: Hashable, Sendable {
  private(set) var slots: [Slot]
  private(set) var joints: [Joint] = []
  let lines: [GraphLine]
  let columnCount: Int

  /// Something that takes up a place in a column. The first slots are the boxes, in order.
  struct Slot: Hashable, Sendable {
    let column: Int
    /// The line that passes here; nil for a box.
    let passing: Int?
  }

  /// What a line joins in the gap after a column.
  struct Joint: Hashable, Sendable {
    let line: Int
    /// The column to the left of the gap.
    let gap: Int
    /// The slot on the left where the line comes from, or leads back to.
    let anchor: Int
    /// The slots of the next column.
    var onRight: [Tip] = []
    /// The slots in the anchor's own column that arrows lead back from.
    var onLeft: [Tip] = []
  }

  /// Where a joint meets a slot, and the arrow that ends there; nil if the line continues.
  struct Tip: Hashable, Sendable {
    let slot: Int
    let arrow: Int?
  }

  init(_ graph: Graph, in columns: GraphColumns) {
    lines = GraphLine.all(of: graph, in: columns)
    columnCount = columns.count
    slots = columns.column.map { Slot(column: $0, passing: nil) }
    for index in lines.indices { join(index, columns) }
  }

  /// Returns the arrow whose words are where a line begins, if that is at a joint.
  func arrowLabeledAtStart(of joint: Joint) -> Int? {
    let line = lines[joint.line]
    return line.isLabeledAtStart && joint.anchor == line.owner ? line.ends.first?.arrow : nil
  }

  /// Adds what a line joins, and a slot for each column that it passes.
  private mutating func join(_ index: Int, _ columns: GraphColumns) {
    let line = lines[index]
    let start = columns.column[line.owner]
    let end = line.ends.map { columns.column[$0.box] }.max() ?? start
    var tips: [Int: [Tip]] = [:]
    for end in line.ends {
      tips[columns.column[end.box], default: []].append(Tip(slot: end.box, arrow: end.arrow))
    }
    var anchor = line.owner
    for gap in start..<max(end, start + 1) {
      var joint = Joint(line: index, gap: gap, anchor: anchor)
      joint.onRight = tips[gap + 1] ?? []
      if gap == start { joint.onLeft = tips[start] ?? [] }
      if gap + 1 < end {
        anchor = slots.count
        slots.append(Slot(column: gap + 1, passing: index))
        joint.onRight.append(Tip(slot: anchor, arrow: nil))
      }
      joints.append(joint)
    }
  }
}
