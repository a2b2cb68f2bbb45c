import Lists
import Reading

/// The presentations in code that lead back to a scene that is covered at that time.
///
/// The scene that presents is the outermost one around the source, and covers everything in it. So
/// the search treats each outermost scene with everything in it as one node. A scene that a segue
/// shows on a stack is a node itself, because it is on the stack only after that segue; what shows
/// it leads to it.
struct PresentationCircles {
  private(set) var closing: [Step] = []

  /// A presentation in code between two scenes.
  struct Step: Hashable {
    let source: ElementIndex<Scene>
    let target: ElementIndex<Scene>
    let location: Location
  }

  /// An edge from one node to another: a presentation, or a stack that shows the other.
  private struct Edge {
    let target: ElementIndex<Scene>
    let step: Step?
  }

  /// How far the search is with a node.
  private enum State { case new, open, done }

  init(_ routing: Routing) {
    let tree = routing.tree
    var nodes = ElementTable<Scene, ElementIndex<Scene>>(routing.routes.scenes.elementIndices)
    var leaving: [ElementIndex<Scene>: [Edge]] = [:]
    for scene in tree.order {
      guard let parent = tree.parents[scene] else { continue }
      if tree.isStacked(scene) {
        leaving[nodes[parent], default: []].append(Edge(target: scene, step: nil))
      } else {
        nodes[scene] = nodes[parent]
      }
    }
    for route in routing.routes.presentations {
      // One that presents itself, a child or a parent is reported as that.
      guard let source = route.source, let target = route.target, source != target,
        !tree.contains(source, target), !tree.contains(target, source),
        nodes[source] != nodes[target]
      else { continue }
      let step = Step(source: source, target: target, location: route.location)
      leaving[nodes[source], default: []].append(Edge(target: nodes[target], step: step))
    }
    var state = nodes.map { _ in State.new }
    for start in leaving.keys.sorted() where state[start] == .new && !tree.isStacked(start) {
      search(from: start, leaving, &state)
    }
  }

  /// Follows all edges from a node, and collects the presentations that end where one is open.
  private mutating func search(
    from start: ElementIndex<Scene>, _ leaving: [ElementIndex<Scene>: [Edge]],
    _ state: inout ElementTable<Scene, State>
  ) {
    state[start] = .open
    // The last presentation that leads to each open node goes with it.
    var open: [(node: ElementIndex<Scene>, next: Int, last: Step?)] = [(start, 0, nil)]
    while let (node, next, last) = open.popLast() {
      guard let edge = leaving[node]?.dropFirst(next).first else {
        state[node] = .done
        continue
      }
      open.append((node, next + 1, last))
      let step = edge.step ?? last
      switch state[edge.target] {
      case .new:
        state[edge.target] = .open
        open.append((edge.target, 0, step))
      case .open: if let step, closing.last != step { closing.append(step) }
      case .done: break
      }
    }
  }
}
