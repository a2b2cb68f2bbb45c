import Lists

/// A column of a layout, counted from the left.
struct GraphColumn: Hashable, Comparable, Sendable {
  let number: Int

  static let first = GraphColumn(number: 0)

  /// The column to the right.
  var next: GraphColumn { GraphColumn(number: number + 1) }

  static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

/// The column of each box: the one that the graph gives it, or else the one to the right of the box
/// it is first reached from, or one further right if that column is full.
struct GraphColumns: Hashable, Sendable {
  let column: ElementTable<Graph.Box, GraphColumn>
  let count: Int

  init(_ tree: GraphTree, from graph: Graph, _ limits: GraphLayout.Limits) {
    if let columns = graph.columns {
      column = ElementTable(columns)
      count = columns.max().map { $0.number + 1 } ?? 0
      return
    }
    var column = ElementTable<Graph.Box, GraphColumn>(repeating: .first, count: graph.boxes.count)
    // How many boxes each column has.
    var taken: [Int] = []
    // The column of each box's next follower, and how many it already has; nil is for the roots.
    var next: [ElementIndex<Graph.Box>?: (column: GraphColumn, count: Int)] = [:]
    func place(_ box: ElementIndex<Graph.Box>) {
      let leader = tree.firstArrow(to: box).map { graph.arrows[$0].from }
      var (place, count) = next[leader] ?? (leader.map { column[$0].next } ?? .first, 0)
      while count >= limits.followers
        || (place.number < taken.count && taken[place.number] >= limits.all)
      {
        (place, count) = (place.next, 0)
      }
      next[leader] = (place, count + 1)
      while place.number >= taken.count { taken.append(0) }
      taken[place.number] += 1
      column[box] = place
    }
    // Boxes that lead on go first, so that what follows them is close; the others fill the gaps.
    for box in tree.boxes where tree.leadsOn(box) { place(box) }
    for box in tree.boxes where !tree.leadsOn(box) { place(box) }
    self.column = column
    count = taken.count
  }
}
