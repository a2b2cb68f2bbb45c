import Lists
import Reading

extension RoutingCheck {
  /// Checks that each scene is in one container.
  static let sceneContainers = RoutingCheck([.twoContainers]) { routing in
    routing.tree.forest.second.compactMap { index in
      let segue = routing.routes.segues[index]
      guard let scene = segue.target, let second = segue.source,
        let first = routing.tree.forest.containers[scene]
      else { return nil }
      return Diagnostic(
        .twoContainers(
          routing.title(of: scene), routing.title(of: first), routing.title(of: second)
        ).about(
          Diagnostic.Failure(
            routing.name(of: scene),
            because: "it is already in \(routing.name(of: first))")),
        at: segue.location)
    }
  }

  /// Checks that no containers are inside each other.
  static let containerCircles = RoutingCheck([.containerCircle]) { routing in
    routing.tree.forest.closing.compactMap { index in
      let segue = routing.routes.segues[index]
      guard let outer = segue.source, let inner = segue.target else { return nil }
      return Diagnostic(
        .circle(routing.title(of: inner), routing.title(of: outer)), at: segue.location)
    }
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
    _ scene: Diagnostic.Sentence, _ first: Diagnostic.Sentence, _ second: Diagnostic.Sentence
  ) -> Self {
    Self(
      .twoContainers, .error,
      "the scene \(scene) is already in \(first), so it cannot be in \(second) too")
  }

  fileprivate static func circle(
    _ inner: Diagnostic.Sentence, _ outer: Diagnostic.Sentence
  ) -> Self {
    Self(
      .containerCircle, .error,
      inner == outer
        ? "the scene \(inner) is inside itself"
        : "the scene \(inner) is inside \(outer), which is inside it")
  }
}
