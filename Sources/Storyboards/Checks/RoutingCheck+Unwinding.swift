import Lists
import Reading

extension RoutingCheck {
  /// Checks that a segue unwinds to a scene that leads to its source.
  static let unwinding = RoutingCheck([.unwindTarget]) { routing in
    let routes = routing.routes
    var sources: [ElementIndex<Scene>: [Segue]] = [:]
    for segue in routes.segues where segue.kind == .unwind {
      guard segue.source != nil, let target = segue.target else { continue }
      sources[target, default: []].append(segue)
    }
    var ways = SceneWays(routing)
    return sources.keys.sorted().flatMap { target -> [Diagnostic] in
      let segues = sources[target] ?? []
      guard let reached = ways.scenes(from: target) else {
        return segues.first.map { [Diagnostic(.notFollowed, at: $0.location)] } ?? []
      }
      return segues.compactMap { segue in
        guard let source = segue.source, !reached.contains(source) else { return nil }
        return Diagnostic(
          .notInChain(routing.title(of: source), routing.title(of: target)), at: segue.location)
      }
    }
  }
}

/// The scenes that others lead to by segues, presentations and containment.
private struct SceneWays {
  private var followers: ElementTable<Scene, [ElementIndex<Scene>]>
  /// How many ways may still be followed.
  private var left: Int

  init(_ routing: Routing) {
    var followers = ElementTable<Scene, [ElementIndex<Scene>]>(
      repeating: [], count: routing.routes.scenes.count)
    for segue in routing.routes.segues where segue.kind != .unwind {
      if let source = segue.source, let target = segue.target { followers[source].append(target) }
    }
    for route in routing.routes.presentations {
      if let source = route.source, let target = route.target { followers[source].append(target) }
    }
    let count = followers.values.reduce(routing.routes.scenes.count) { $0 + $1.count }
    self.followers = followers
    left = 1_000_000 + 10 * count
  }

  /// Returns the scenes that a scene leads to, itself included; nil where too many ways have been
  /// followed already, so that a hostile app cannot make the search take forever.
  mutating func scenes(from start: ElementIndex<Scene>) -> Set<ElementIndex<Scene>>? {
    var found: Set<ElementIndex<Scene>> = [start]
    var waiting = [start]
    while let scene = waiting.popLast() {
      left -= 1 + followers[scene].count
      guard left > 0 else { return nil }
      for follower in followers[scene] where found.insert(follower).inserted {
        waiting.append(follower)
      }
    }
    return found
  }
}

extension Rule {
  static let unwindTarget = Rule(
    "scene-unwind",
    means: "An unwind segue leads to a scene that is not in the chain of scenes by which its "
      + "source appears.",
    matters: "UIKit finds nothing to unwind to, and the segue does nothing.",
    fix: "Unwind to a scene that shows or presents the source, directly or through others.")
}

extension Diagnostic.Message {
  fileprivate static func notInChain(
    _ scene: Diagnostic.Sentence, _ target: Diagnostic.Sentence
  ) -> Self {
    Self(
      .unwindTarget, .error,
      "\(scene) unwinds to \(target), which does not lead to it")
  }

  fileprivate static var notFollowed: Self {
    Self(
      .unwindTarget, .note,
      "there are too many ways between scenes to follow this unwind segue; it is not checked")
  }
}
