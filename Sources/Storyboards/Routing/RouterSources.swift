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
        sources[name(of: scene), default: RouterSources()].preparing.add(other ?? name(of: from))
      case .notCreated where transition.kind == .presentation:
        sources[name(of: scene), default: RouterSources()].presenting.add(name(of: from))
      case .notCreated, .noRouter, .fails: break
      }
    }
    return sources
  }
}

extension [String] {
  /// Adds a name, if the last one is another.
  fileprivate mutating func add(_ name: String) { if last != name { append(name) } }
}
