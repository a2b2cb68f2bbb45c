import Reading

extension RoutingCheck {
  /// Checks that no scene presents itself, or what it is inside, or what is inside it. A segue
  /// cannot: it always creates its destination.
  static let selfPresentations = RoutingCheck([.presentsItself]) { routing in
    routing.transitions.compactMap { transition in
      guard let presentation = transition.presentation, transition.kind == .presentation else {
        return nil
      }
      let (from, to) = (presentation.source, presentation.presented)
      let tree = routing.tree
      let relation: Diagnostic.Sentence
      if from == to {
        relation = "itself"
      } else if tree.contains(from, to) {
        relation = "its own child \(routing.title(of: to))"
      } else if tree.contains(to, from) {
        relation = "\(routing.title(of: to)), which it is inside"
      } else {
        return nil
      }
      return Diagnostic(.presents(routing.title(of: from), relation), at: transition.location)
    }
  }

  /// Checks that a popover of a storyboard has an anchor. On a TV there are no popovers.
  static let popoverAnchors = RoutingCheck([.popoverAnchor]) { routing in
    routing.transitions.compactMap { transition in
      guard let presentation = transition.presentation, presentation.style == .popover,
        presentation.anchorID == nil, presentation.system != .tvOS,
        transition.segue?.isDrawn == true
      else { return nil }
      return Diagnostic(
        .noAnchor(routing.title(of: presentation.presented)), at: transition.location)
    }
  }

  /// Checks that no scene presents what it covers itself.
  static let coveredPresenters = RoutingCheck([.coveredPresenter]) { routing in
    let circles = PresentationCircles(routing)
    return circles.closing.map { closing in
      Diagnostic(
        .covered(routing.title(of: closing.source), routing.title(of: closing.target)),
        at: closing.location)
    }
  }
}

extension Rule {
  static let presentsItself = Rule(
    "scene-presents-itself",
    means: "A scene presents itself, a scene inside it, or the container that it is inside.",
    matters: "UIKit raises an exception: a controller that is in the hierarchy cannot be "
      + "presented.",
    fix: "Present a scene that is not part of the presenting one.")

  static let coveredPresenter = Rule(
    "scene-covered",
    means: "A scene presents one that it covers: the presentations lead back to a scene that "
      + "is already presenting.",
    matters: "UIKit only logs a warning and shows nothing, because the scene is covered and "
      + "is already presenting.",
    fix: "Dismiss back to the scene, or present another one.")

  static let popoverAnchor = Rule(
    "scene-popover-anchor",
    means: "A popover segue of a storyboard has no anchor: no view or bar button to point at.",
    matters: "On an iPad UIKit raises an exception when the popover is presented.",
    fix: "Connect the anchor of the segue in Interface Builder.")
}

extension Diagnostic.Message {
  fileprivate static func presents(
    _ scene: Diagnostic.Sentence, _ other: Diagnostic.Sentence
  ) -> Self {
    Self(.presentsItself, .error, "the scene \(scene) presents \(other)")
  }

  fileprivate static func covered(
    _ scene: Diagnostic.Sentence, _ other: Diagnostic.Sentence
  ) -> Self {
    Self(
      .coveredPresenter, .warning,
      "\(scene) presents \(other), which it covers and which is already presenting")
  }

  fileprivate static func noAnchor(_ scene: Diagnostic.Sentence) -> Self {
    Self(.popoverAnchor, .warning, "the popover \(scene) has no anchor to point at")
  }
}
