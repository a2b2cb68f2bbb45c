package import AppModel

/// A check of the containment and presentation of scenes.
struct SceneFault: Sendable {
  let rule: Rule
  /// Returns the diagnostics of all scenes.
  let check: @Sendable (Routing) -> [Diagnostic]

  /// All checks, in the order that they run.
  static let all: [SceneFault] = [
    .containers, .circles, .presentingItself, .unwinding, .covered, .popoverAnchors,
  ]
}

extension Routing {
  /// Everything that would fail, or is likely to, in the app.
  package var diagnostics: [Diagnostic] {
    transitions.compactMap { $0.diagnostic(in: self) } + SceneFault.all.flatMap { $0.check(self) }
  }
}

extension SceneFault {
  /// Checks that each scene is in one container.
  static let containers = SceneFault(rule: .twoContainers) { routing in
    routing.tree.forest.second.compactMap { index in
      let segue = routing.routes.segues[index]
      guard let scene = segue.target, let second = segue.source,
        let first = routing.tree.forest.containers[scene]
      else { return nil }
      return Diagnostic(
        .twoContainers(
          routing.title(of: scene), routing.title(of: first), routing.title(of: second)),
        at: segue.location)
    }
  }

  /// Checks that no containers are inside each other.
  static let circles = SceneFault(rule: .containerCircle) { routing in
    routing.tree.forest.closing.compactMap { index in
      let segue = routing.routes.segues[index]
      guard let outer = segue.source, let inner = segue.target else { return nil }
      return Diagnostic(
        .circle(routing.title(of: inner), routing.title(of: outer)), at: segue.location)
    }
  }
}

extension Routing {
  /// Returns what a message calls a scene: its class where it has one, and its id, in quotes.
  func title(of scene: ElementIndex<Scene>) -> String {
    let id = "'\(id(of: scene).quotable)'"
    return routes.scenes[scene].controllerClass.map { "'\($0.quotable)' (\(id))" } ?? id
  }
}

extension Rule {
  static let twoContainers = Rule(
    "scene-containers",
    means: "Two containers have the same scene as their content.",
    matters: "A view controller has one parent: UIKit removes it from the first container when the "
      + "second one takes it.",
    fix: "Give each container a scene of its own.")

  static let containerCircle = Rule(
    "scene-circle",
    means: "Containers are inside each other in a circle.",
    matters: "UIKit asserts, or creates controllers until the memory is full.",
    fix: "Remove the relationship or embed segue that closes the circle.")
}

extension Diagnostic.Message {
  fileprivate static func twoContainers(
    _ scene: String, _ first: String, _ second: String
  ) -> Self {
    Self(
      .twoContainers, .error,
      "the scene \(scene) is already in \(first), so it cannot be in \(second) too")
  }

  fileprivate static func circle(_ inner: String, _ outer: String) -> Self {
    Self(
      .containerCircle, .error,
      inner == outer
        ? "the scene \(inner) is inside itself"
        : "the scene \(inner) is inside \(outer), which is inside it")
  }
}
