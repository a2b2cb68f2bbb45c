import Lists

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
    self.init(
      count: graph.boxes.count, arrows: graph.arrows.map { ($0.from.index, $0.to.index) })
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
}

// The tree of a graph that is laid out, whose boxes and arrows have indices of their own types.
extension GraphTree {
  /// All boxes, those closest to a root first.
  var boxes: [ElementIndex<Graph.Box>] { order.map { ElementIndex($0) } }

  /// All boxes, each before the boxes it leads to, branch by branch.
  var branchOrder: [ElementIndex<Graph.Box>] {
    var order: [ElementIndex<Graph.Box>] = []
    var waiting = Array(roots.reversed())
    while let box = waiting.popLast() {
      order.append(ElementIndex(box))
      waiting += children[box].reversed()
    }
    return order
  }

  /// Returns the arrow that first reaches a box; nil for a root.
  func firstArrow(to box: ElementIndex<Graph.Box>) -> ElementIndex<Graph.Arrow>? {
    arrow[box.index].map { ElementIndex($0) }
  }

  /// Whether a box is the first one to lead to others.
  func leadsOn(_ box: ElementIndex<Graph.Box>) -> Bool { !children[box.index].isEmpty }
}
