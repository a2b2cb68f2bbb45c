import AppModel

/// What makes a scene appear, and with it the scenes inside it.
struct Arrival {
  let kind: Transition.Kind
  let from: ElementIndex<Scene>?
  var segue: Segue?
  /// The presentation of the scene itself; what is inside it is not presented.
  var presentation: ScenePresentation?
  let location: Location

  /// Returns the transition to the scene, or to one that a container brings.
  func transition(
    to scene: ElementIndex<Scene>, _ end: (steps: [RoutingStep], outcome: RoutingOutcome),
    via container: ElementIndex<Scene>? = nil, bringsMore: Bool = false
  ) -> Transition {
    Transition(
      kind: kind, from: from, to: .scene(scene), via: container, segue: segue, steps: end.steps,
      outcome: end.outcome, presentation: container == nil ? presentation : nil,
      bringsMore: bringsMore, location: location)
  }
}
