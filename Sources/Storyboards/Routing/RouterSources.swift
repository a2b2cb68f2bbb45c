import Lists

/// The classes that show a class with a router.
package struct RouterSources: Sendable {
  /// Those after which its router prepares it, and those that present it without the router.
  package fileprivate(set) var preparing: [String] = []
  package fileprivate(set) var presenting: [String] = []
}

extension Routing {
  /// What shows the classes that have a router, by their names.
  package var routerSources: [String: RouterSources] {
    var sources: [String: RouterSources] = [:]
    for transition in transitions {
      guard let scene = transition.scene, let from = transition.from else { continue }
      switch transition.outcome {
      case .prepared(let other):
        sources[name(of: scene), default: RouterSources()].preparing.append(other ?? name(of: from))
      case .notCreated where transition.kind == .presentation:
        sources[name(of: scene), default: RouterSources()].presenting.append(name(of: from))
      case .notCreated, .noRouter, .fails: break
      }
    }
    return sources.mapValues { all in
      RouterSources(
        preparing: all.preparing.firstOfEach { $0 }, presenting: all.presenting.firstOfEach { $0 })
    }
  }
}
