/// The column of each box: the one that the graph gives it, or else the one to the right of the box it
/// is first reached from, or one further right if that column is full.
struct GraphColumns: Hashable, Sendable {
  let column: [Int]
  let count: Int

  init(_ tree: GraphTree, from graph: Graph, _ limits: GraphLayout.Limits) {
    if let columns = graph.columns {
      column = columns
      count = (columns.max() ?? -1) + 1
      return
    }
    var column = Array(repeating: 0, count: tree.order.count)
    var taken: [Int] = []
    // The column of each box's next follower, and how many it already has; the last entry is for
    // the roots.
    var next: [(column: Int, count: Int)?] = Array(repeating: nil, count: tree.order.count + 1)
    func place(_ box: Int) {
      let leader = tree.arrow[box].map { graph.arrows[$0].from }
      let slot = leader ?? tree.order.count
      var (place, count) = next[slot] ?? (leader.map { column[$0] + 1 } ?? 0, 0)
      while count >= limits.followers || (place < taken.count && taken[place] >= limits.all) {
        (place, count) = (place + 1, 0)
      }
      next[slot] = (place, count + 1)
      while place >= taken.count { taken.append(0) }
      taken[place] += 1
      column[box] = place
    }
    // Boxes that lead on go first, so that what follows them is close; the others fill the gaps.
    for box in tree.order where !tree.children[box].isEmpty { place(box) }
    for box in tree.order where tree.children[box].isEmpty { place(box) }
    self.column = column
    count = taken.count
  }
}
