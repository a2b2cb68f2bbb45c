import AppModel

/// The presentations in code that lead back to a scene that is covered at that time.
///
/// The scene that presents is the outermost one around the source, and covers everything in it. So
/// the search goes from one such whole to the next. A scene that a segue shows on a stack is a
/// whole of its own, because it is on the stack only after that segue; what shows it leads to it.
struct PresentationCircles {
  private(set) var closing: [PresentationRoute] = []

  /// A way from one whole to another: a presentation, or a stack that shows the other.
  private struct Way {
    let target: Int
    let route: PresentationRoute?
  }

  private enum State { case new, open, done }

  init(_ routing: Routing) {
    let tree = routing.tree
    var wholes = Array(routing.routes.scenes.indices)
    var leaving: [Int: [Way]] = [:]
    for scene in tree.order {
      guard let parent = tree.parents[scene] else { continue }
      if tree.isStacked(scene) {
        leaving[wholes[parent], default: []].append(Way(target: scene, route: nil))
      } else {
        wholes[scene] = wholes[parent]
      }
    }
    for route in routing.routes.presentations {
      // One that presents itself, a child or a parent is reported as that.
      guard let source = route.source, let target = route.target, source != target,
        !tree.contains(source, target), !tree.contains(target, source),
        wholes[source] != wholes[target]
      else { continue }
      leaving[wholes[source], default: []].append(Way(target: wholes[target], route: route))
    }
    var state = [State](repeating: .new, count: wholes.count)
    for start in leaving.keys.sorted() where state[start] == .new && !tree.isStacked(start) {
      search(from: start, leaving, &state)
    }
  }

  /// Follows all ways from a whole, and collects the presentations that end where one is open.
  private mutating func search(from start: Int, _ leaving: [Int: [Way]], _ state: inout [State]) {
    state[start] = .open
    // The last presentation on the way to each open whole goes with it.
    var open: [(whole: Int, next: Int, last: PresentationRoute?)] = [(start, 0, nil)]
    while let (whole, next, last) = open.popLast() {
      guard let way = leaving[whole]?.dropFirst(next).first else {
        state[whole] = .done
        continue
      }
      open.append((whole, next + 1, last))
      let route = way.route ?? last
      switch state[way.target] {
      case .new:
        state[way.target] = .open
        open.append((way.target, 0, route))
      case .open: if let route, closing.last != route { closing.append(route) }
      case .done: break
      }
    }
  }
}
