import Lists

/// The places in the columns, one for each box and one for each column that a line passes, and how
/// lines join them.
struct GraphSlots: Hashable, Sendable {
  private(set) var slots: [Slot]
  private(set) var joints: [Joint] = []
  let lines: [GraphLine]
  let columnCount: Int

  /// A place in a column. The first slots are those of the boxes, in order.
  struct Slot: Hashable, Sendable {
    let column: GraphColumn
    let content: Content

    /// What takes up the place.
    enum Content: Hashable, Sendable {
      case box(ElementIndex<Graph.Box>)
      /// A line that passes the column.
      case passing(ElementIndex<GraphLine>)
    }

    /// The line that passes here; nil for a box.
    var passing: ElementIndex<GraphLine>? {
      switch content {
      case .box: nil
      case .passing(let line): line
      }
    }
  }

  /// What a line joins in the gap after a column.
  struct Joint: Hashable, Sendable {
    let line: ElementIndex<GraphLine>
    /// The column to the left of the gap.
    let gap: GraphColumn
    /// The slot on the left where the line comes from, or leads back to.
    let anchor: ElementIndex<Slot>
    /// Whether that slot is the box that all arrows of the line share.
    let isAtOwner: Bool
    /// The slots of the next column.
    var onRight: [Tip] = []
    /// The slots in the anchor's own column that arrows lead back from.
    var onLeft: [Tip] = []
  }

  /// Where a joint meets a slot, and the arrow that ends there; nil if the line continues.
  struct Tip: Hashable, Sendable {
    let slot: ElementIndex<Slot>
    let arrow: ElementIndex<Graph.Arrow>?
  }

  init(_ graph: Graph, in columns: GraphColumns) {
    lines = GraphLine.all(of: graph, in: columns)
    columnCount = columns.count
    slots = graph.boxes.elementIndices.map { Slot(column: columns.column[$0], content: .box($0)) }
    for index in lines.elementIndices { join(index, columns) }
  }

  /// Returns the slot of a box.
  func slot(of box: ElementIndex<Graph.Box>) -> ElementIndex<Slot> { ElementIndex(box.index) }

  /// Returns the arrow whose words are where a line begins, if that is at a joint.
  func arrowLabeledAtStart(of joint: Joint) -> ElementIndex<Graph.Arrow>? {
    let line = lines[joint.line]
    return line.isLabeledAtStart && joint.isAtOwner ? line.ends.first?.arrow : nil
  }

  /// Adds what a line joins, and a slot for each column that it passes.
  private mutating func join(_ index: ElementIndex<GraphLine>, _ columns: GraphColumns) {
    let line = lines[index]
    let start = columns.column[line.owner]
    let last = line.ends.map { columns.column[$0.box] }.max() ?? start
    var tips: [GraphColumn: [Tip]] = [:]
    for end in line.ends {
      tips[columns.column[end.box], default: []].append(
        Tip(slot: slot(of: end.box), arrow: end.arrow))
    }
    var anchor = slot(of: line.owner)
    var gap = start
    repeat {
      var joint = Joint(line: index, gap: gap, anchor: anchor, isAtOwner: gap == start)
      joint.onRight = tips[gap.next] ?? []
      if gap == start { joint.onLeft = tips[start] ?? [] }
      if gap.next < last {
        anchor = ElementIndex(slots.count)
        slots.append(Slot(column: gap.next, content: .passing(index)))
        joint.onRight.append(Tip(slot: anchor, arrow: nil))
      }
      joints.append(joint)
      gap = gap.next
    } while gap < last
  }
}
