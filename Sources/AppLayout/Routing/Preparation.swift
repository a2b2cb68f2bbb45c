import AppModel

/// The steps of the router library, one kind of transition after the other.
struct Preparation {
  let routes: Routes
  let tree: SceneTree
  /// The scene that each view is in, through the views around it.
  let holders: ViewHolders

  init(_ routes: Routes, _ tree: SceneTree) {
    self.routes = routes
    self.tree = tree
    holders = ViewHolders(routes.views)
  }

  /// Returns the transitions in the order of initial scenes, segues, presentations and views.
  func transitions() -> [Transition] {
    var brought = BroughtScenes(routes)
    return initials(&brought) + segues(&brought) + presentations(&brought) + views
  }

  /// The initial scenes of the storyboards, which appear without a source. One that needs a source
  /// has one where something leads to it, unless the window shows it first.
  private func initials(_ brought: inout BroughtScenes) -> [Transition] {
    var seen: Set<ElementIndex<Scene>> = []
    let led = brought.completed(targetScenes)
    let roots = Set(routes.windows.map(\.root))
    return routes.initials.flatMap { initial -> [Transition] in
      let index = initial.scene
      guard seen.insert(index).inserted else { return [] }
      let hasSource = { (scene: ElementIndex<Scene>) in
        let facts = routes.scenes[scene].facts
        return facts.isRoutable && !facts.isPreparedOutside && led.contains(scene)
          && !roots.contains(index)
      }
      guard !hasSource(index) else { return [] }
      return arrivals(
        Arrival(kind: .initial, from: nil, location: routes.scenes[index].location), at: index,
        &brought, where: { !hasSource($0) }, unsourced)
    }
  }

  /// The scenes that a segue or a presentation of another scene leads to.
  private var targetScenes: Set<ElementIndex<Scene>> {
    var targets: Set<ElementIndex<Scene>> = []
    for segue in routes.segues where segue.kind.isPerformed && segue.kind != .unwind {
      if let source = segue.source, let target = segue.target, source != target {
        targets.insert(target)
      }
    }
    for route in routes.presentations where route.source != route.target {
      if route.source != nil, let target = route.target { targets.insert(target) }
    }
    return targets
  }

  /// The segues that are performed, and whose ends are known.
  private func segues(_ brought: inout BroughtScenes) -> [Transition] {
    routes.segues.flatMap { segue -> [Transition] in
      guard segue.kind.isPerformed, let source = segue.source else { return [] }
      if segue.isExit, let exit = segue.to?.value { return [back(to: exit, segue, from: source)] }
      guard let target = segue.target else { return [] }
      let arrival = Arrival(
        kind: .segue, from: source, segue: segue,
        presentation: presentation(of: segue, target, from: source), location: segue.location)
      guard segue.kind != .unwind else { return [arrival.transition(to: target, existing(target))] }
      return arrivals(arrival, at: target, &brought) { prepared($0, by: source) }
    }
  }

  /// The presentations in code whose ends are known.
  private func presentations(_ brought: inout BroughtScenes) -> [Transition] {
    routes.presentations.flatMap { route -> [Transition] in
      guard let source = route.source, let target = route.target else { return [] }
      let arrival = Arrival(
        kind: .presentation, from: source,
        presentation: ScenePresentation(
          route.style ?? routes.scenes[target].style ?? .fullScreen, of: target, from: source,
          on: system(of: source, target), definesContext: route.definesContext, in: tree),
        location: route.location)
      return arrivals(arrival, at: target, &brought) {
        route.isWithRouter ? prepared($0, by: source) : unrouted($0)
      }
    }
  }

  /// Returns the transition to a scene, then those to the scenes that appear with it, unless they
  /// are filtered out.
  private func arrivals(
    _ arrival: Arrival, at target: ElementIndex<Scene>, _ brought: inout BroughtScenes,
    where isShown: (ElementIndex<Scene>) -> Bool = { _ in true },
    _ steps: (ElementIndex<Scene>) -> ([RoutingStep], RoutingOutcome)
  ) -> [Transition] {
    let (others, areAll) = brought.scenes(with: target)
    return [arrival.transition(to: target, steps(target), bringsMore: !areAll)]
      + others.filter { isShown($0.scene) }.map {
        arrival.transition(to: $0.scene, steps($0.scene), via: $0.container)
      }
  }

  /// Returns the transition to a scene that the storyboard of a segue does not name.
  private func back(
    to exit: String, _ segue: Segue, from source: ElementIndex<Scene>
  ) -> Transition {
    Transition(
      kind: .segue, from: source, to: .exit(exit), via: nil, segue: segue,
      steps: [.searchRouter(of: nil, isFound: nil)], outcome: .notCreated, presentation: nil,
      bringsMore: false, location: segue.location)
  }

  /// Returns the presentation that a segue leads to; nil where a container shows the destination.
  private func presentation(
    of segue: Segue, _ target: ElementIndex<Scene>, from source: ElementIndex<Scene>
  ) -> ScenePresentation? {
    let usual: PresentationStyle
    switch segue.kind {
    case .embed, .relationship, .unwind, .custom, .push: return nil
    case .show, .showDetail:
      guard tree.stack(for: segue.kind, from: source) == nil else { return nil }
      usual = .automatic
    case .present: usual = .automatic
    case .popover: usual = .popover
    }
    let own = segue.kind == .popover ? nil : routes.scenes[target].style
    return ScenePresentation(
      segue.style ?? own ?? usual, of: target, from: source, on: system(of: source, target),
      anchor: segue.anchor, in: tree)
  }

  /// Returns the system of the storyboards that two scenes are in.
  private func system(
    of source: ElementIndex<Scene>, _ target: ElementIndex<Scene>
  ) -> StoryboardSystem? {
    (routes.scenes[source].storyboard ?? routes.scenes[target].storyboard)
      .map { routes.storyboards[$0].system }
  }
}

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
