/// In which column each box of a map stands: behind the box by which it is reached first, and where
/// that column is full, further to the right.
struct MapColumns: Hashable, Sendable {
  let column: [Int]
  let count: Int

  /// Puts boxes into columns of a limited number of boxes.
  init(_ tree: MapTree, from graph: MapGraph, limit: Int) {
    var column = Array(repeating: 0, count: graph.boxes.count)
    var taken: [Int] = []
    func place(_ box: Int, from first: Int) {
      var place = first
      while place < taken.count, taken[place] >= limit { place += 1 }
      while place >= taken.count { taken.append(0) }
      taken[place] += 1
      column[box] = place
    }
    // What leads on goes first, so that the longest branches stay straight; the others fill up.
    let leadsOn = { (box: Int) in !tree.children[box].isEmpty }
    for box in tree.order.filter(leadsOn) + tree.order.filter({ !leadsOn($0) }) {
      place(box, from: tree.arrow[box].map { column[graph.arrows[$0].from] + 1 } ?? 0)
    }
    self.column = column
    count = taken.count
  }
}
