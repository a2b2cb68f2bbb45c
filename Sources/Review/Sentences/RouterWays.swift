import AppModel

/// Who prepares the classes that have a router, and who shows them without it.
struct RouterWays: Sendable {
  private var ways: [String: Sources] = [:]

  /// The classes that show a class.
  private struct Sources: Sendable {
    var preparing: [String] = []
    var presenting: [String] = []
  }

  init() {}

  init(in app: App) {
    let routing = app.routing
    for transition in routing.transitions {
      guard let scene = transition.scene, let source = transition.from.map(routing.name) else {
        continue
      }
      switch transition.outcome {
      case .prepared(let other):
        ways[routing.name(of: scene), default: Sources()].preparing.append(other ?? source)
      case .notCreated where transition.kind == .presentation:
        ways[routing.name(of: scene), default: Sources()].presenting.append(source)
      case .notCreated, .noRouter, .fails: break
      }
    }
  }

  /// What the router of a class means for those that show it; nil where nothing does.
  func words(of name: String) -> String? {
    guard let sources = ways[name] else { return nil }
    let clauses = [
      (sources.preparing, "prepare", "it"), (sources.presenting, "present", "it without the router"),
    ].compactMap { all, verb, end -> String? in
      let names = all.map(\.quotable).firstOfEach { $0 }
      guard !names.isEmpty else { return nil }
      let list = names.listed(atMost: .mostNamed)
      return "\(list) \(names.count == 1 ? "\(verb)s" : verb) \(end)"
    }
    return clauses.joinedClauses(atMost: clauses.count)
  }
}
