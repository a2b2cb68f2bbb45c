/// In which column each box of a map stands: right of the box by which it is reached first. Where there
/// is no room, that is further right.
struct MapColumns: Hashable, Sendable {
  let column: [Int]
  let count: Int

  /// How many boxes stand in a column at most.
  struct Limits: Hashable, Sendable {
    /// Of those to which one box leads.
    let followers: Int
    /// Of all.
    let all: Int
  }

  init(_ tree: MapTree, from graph: MapGraph, _ limits: Limits) {
    var column = Array(repeating: 0, count: tree.order.count)
    var taken: [Int] = []
    // Where the next follower of each box stands, and how many stand there already; the last entry
    // is for the roots.
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
    // What leads on goes first, so that what follows stays near; the others fill up.
    for box in tree.order where !tree.children[box].isEmpty { place(box) }
    for box in tree.order where tree.children[box].isEmpty { place(box) }
    self.column = column
    count = taken.count
  }
}
