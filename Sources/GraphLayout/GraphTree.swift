/// The shortest way to each box of a graph: a tree, or several if some boxes cannot be reached.
package struct GraphTree: Hashable, Sendable {
  /// The arrow that first reaches each box; nil at the root of a tree.
  package private(set) var arrow: [Int?]
  /// The boxes first reached from each box, in the order of the arrows.
  package private(set) var children: [[Int]]
  /// The roots of the trees.
  package private(set) var roots: [Int] = []
  /// All boxes, those closest to a root first.
  package private(set) var order: [Int] = []
  /// How many arrows lead to each box from the root of its tree.
  package private(set) var distance: [Int]

  init(_ graph: Graph) {
    self.init(count: graph.boxes.count, arrows: graph.arrows.map { ($0.from, $0.to) })
  }

  /// Creates the tree of a number of boxes from the ends of the arrows. It grows from some boxes at
  /// once, and then from each box that they do not lead to.
  package init(count: Int, arrows: [(from: Int, to: Int)], from starts: [Int] = []) {
    var outgoing = Array(repeating: [Int](), count: count)
    for (index, arrow) in arrows.enumerated() { outgoing[arrow.from].append(index) }
    var isFound = Array(repeating: false, count: count)
    arrow = Array(repeating: nil, count: count)
    children = Array(repeating: [], count: count)
    distance = Array(repeating: 0, count: count)
    var next = 0
    func grow(from root: Int) {
      guard !isFound[root] else { return }
      isFound[root] = true
      roots.append(root)
      order.append(root)
    }
    for start in starts { grow(from: start) }
    for root in 0...count {
      while next < order.count {
        let box = order[next]
        next += 1
        for index in outgoing[box] where !isFound[arrows[index].to] {
          let child = arrows[index].to
          isFound[child] = true
          arrow[child] = index
          children[box].append(child)
          distance[child] = distance[box] + 1
          order.append(child)
        }
      }
      if root < count { grow(from: root) }
    }
  }

  /// All boxes, each before the boxes it leads to, branch by branch.
  var branchOrder: [Int] {
    var order: [Int] = []
    var waiting = Array(roots.reversed())
    while let box = waiting.popLast() {
      order.append(box)
      waiting += children[box].reversed()
    }
    return order
  }
}
