import AppModel

/// The steps of the router library, one kind of transition after the other.
struct Preparation {
  private let routes: Routes
  private let tree: SceneTree
  /// The scene that each view is in, through the views around it.
  private let holders: ViewHolders

  /// The maximum number of classes that are listed as passed over.
  private static let mostSkipped = 20

  init(_ routes: Routes, _ tree: SceneTree) {
    self.routes = routes
    self.tree = tree
    holders = ViewHolders(routes.views)
  }

  /// The initial scenes of the storyboards, which appear without a source. One that needs a source
  /// has one where something leads to it, unless the window shows it first.
  var initials: [Transition] {
    var seen: Set<ElementIndex<Scene>> = []
    let targets = targetScenes
    return routes.initials.compactMap { initial in
      let index = initial.scene
      guard seen.insert(index).inserted else { return nil }
      let scene = routes.scenes[index]
      let needsSource = scene.facts.isRoutable && !scene.facts.isPreparedOutside
      if needsSource, targets.contains(index), index != routes.windowRoot { return nil }
      let (steps, outcome) = following(scene.facts, of: scene.controllerClass) {
        [
          .searchSource(found: nil, skipped: []),
          .prepareFromExternal(by: nil, isImplemented: false),
        ]
      } end: {
        .fails(.initialScene)
      }
      return Transition(
        kind: .initial, from: nil, to: .scene(index), segue: nil, steps: steps, outcome: outcome,
        presentation: nil, location: scene.location)
    }
  }

  /// The scenes that a segue or a presentation of another scene leads to.
  private var targetScenes: Set<ElementIndex<Scene>> {
    var targets: Set<ElementIndex<Scene>> = []
    for segue in routes.segues where segue.kind != .unwind && segue.source != segue.target {
      if segue.source != nil, let target = segue.target { targets.insert(target) }
    }
    for route in routes.presentations where route.source != route.target {
      if route.source != nil, let target = route.target { targets.insert(target) }
    }
    return targets
  }

  /// The segues whose ends are known.
  var segues: [Transition] {
    routes.segues.compactMap { segue in
      guard let source = segue.source else { return nil }
      if segue.isExit, let exit = segue.to?.value { return back(to: exit, segue, from: source) }
      guard let target = segue.target else { return nil }
      let (steps, outcome) =
        segue.kind == .unwind ? existing(target) : prepared(target, by: source)
      return Transition(
        kind: .segue, from: source, to: .scene(target), segue: segue, steps: steps,
        outcome: outcome, presentation: presentation(of: segue, target, from: source),
        location: segue.location)
    }
  }

  /// The presentations in code whose ends are known.
  var presentations: [Transition] {
    routes.presentations.compactMap { route in
      guard let source = route.source, let target = route.target else { return nil }
      let name = routes.scenes[target].controllerClass
      let isRoutable = routes.scenes[target].facts.isRoutable
      let (steps, outcome) =
        route.isWithRouter || !isRoutable
        ? prepared(target, by: source)
        : ([.searchRouter(of: name, isFound: true)], .notCreated)
      return Transition(
        kind: .presentation, from: source, to: .scene(target), segue: nil, steps: steps,
        outcome: outcome,
        presentation: ScenePresentation(
          route.style ?? routes.scenes[target].style ?? .fullScreen, of: target, from: source,
          definesContext: route.definesContext, in: tree),
        location: route.location)
    }
  }

  /// The views of `routes.json`, and those of storyboards that a router serves.
  var views: [Transition] {
    routes.views.withIndices.compactMap { index, view in
      guard let name = view.className?.value, view.holder != nil || view.addedTo == nil,
        !view.isDrawn || view.facts.isRoutable
      else { return nil }
      let scene = holders[index]
      var end = RoutingOutcome.noRouter
      let (steps, outcome) = following(view.facts, of: name) {
        let (steps, found) = search(view, holders.fate(of: index), in: scene)
        end = found
        return steps
      } end: {
        end
      }
      return Transition(
        kind: .view, from: scene, to: .view(name), segue: nil, steps: steps, outcome: outcome,
        presentation: nil, location: view.location)
    }
  }
}

extension Preparation {
  /// Returns the steps from the search of a router to the answer whether the destination is
  /// prepared, then those of the search for a source where it is not.
  private func following(
    _ facts: RouterFacts, of name: String?, search: () -> [RoutingStep],
    end: () -> RoutingOutcome
  ) -> ([RoutingStep], RoutingOutcome) {
    guard facts.isRoutable else {
      return ([.searchRouter(of: name, isFound: false)], .noRouter)
    }
    let first: [RoutingStep] = [
      .searchRouter(of: name, isFound: true), .createRouter(of: name),
      .externalPrepared(of: name, answer: facts.isPreparedOutside),
    ]
    let last: [RoutingStep] = [.prepare(name), .finish(name)]
    guard !facts.isPreparedOutside else { return (first + last, .prepared(by: nil)) }
    let searching = first + search()
    let outcome = end()
    switch outcome {
    case .prepared: return (searching + last, outcome)
    case .noRouter, .notCreated, .fails: return (searching, outcome)
    }
  }

  /// Returns the steps of a scene whose source is known.
  private func prepared(
    _ target: ElementIndex<Scene>, by source: ElementIndex<Scene>
  ) -> ([RoutingStep], RoutingOutcome) {
    let scene = routes.scenes[target]
    let name = shownClass(of: source)
    return following(scene.facts, of: scene.controllerClass) {
      [.searchSource(found: name, skipped: []), asking(source)]
    } end: {
      answer(of: source)
    }
  }

  /// Returns the steps of a scene that exists already.
  private func existing(_ target: ElementIndex<Scene>) -> ([RoutingStep], RoutingOutcome) {
    let scene = routes.scenes[target]
    let isFound = scene.facts.isRoutable
    return (
      [.searchRouter(of: scene.controllerClass, isFound: isFound)],
      isFound ? .notCreated : .noRouter
    )
  }

  private func back(
    to exit: String, _ segue: Segue, from source: ElementIndex<Scene>
  ) -> Transition {
    Transition(
      kind: .segue, from: source, to: .exit(exit), segue: segue,
      steps: [.searchRouter(of: nil, isFound: nil)], outcome: .notCreated, presentation: nil,
      location: segue.location)
  }

  private func asking(_ source: ElementIndex<Scene>) -> RoutingStep {
    let scene = routes.scenes[source]
    return .prepareFromExternal(
      by: shownClass(of: source),
      isImplemented: !scene.isPassive && scene.facts.implementsPrepare)
  }

  private func answer(of source: ElementIndex<Scene>) -> RoutingOutcome {
    let (scene, name) = (routes.scenes[source], shownClass(of: source))
    if scene.isPassive { return .fails(.container(name)) }
    return scene.facts.implementsPrepare ? .prepared(by: name) : .fails(.notImplemented(by: name))
  }

  private func shownClass(of scene: ElementIndex<Scene>) -> String {
    routes.scenes[scene].controllerClass ?? routes.scenes[scene].id?.value ?? ""
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
      segue.style ?? own ?? usual, of: target, from: source, anchor: segue.anchor, in: tree)
  }
}

extension Preparation {
  /// Returns the steps of the search for the controller around a view, and how it ends.
  private func search(
    _ view: ViewRoute, _ fate: ViewHolders.Fate, in scene: ElementIndex<Scene>?
  ) -> ([RoutingStep], RoutingOutcome) {
    let name = view.className?.value
    let nothing = RoutingStep.searchSource(found: nil, skipped: [])
    let delay = RoutingStep.delay(until: RoutingStep.windowMethods)
    if case .fails(let failure) = fate {
      let waiting = failure == .addedToWindow ? [nothing] : [nothing, delay]
      return (waiting + [.assertionFailure(of: name)], .fails(failure))
    }
    let around = scene.map { tree.chain(from: $0, atMost: Self.mostSkipped) } ?? []
    let found = scene.flatMap { tree.customs[$0] }
    let skipped = around.prefix { $0 != found }.map(shownClass)
    let before = fate == .waiting ? [nothing, delay] : []
    guard let found else {
      return (
        before + [
          .searchSource(found: nil, skipped: skipped),
          .prepareFromExternal(by: nil, isImplemented: false),
        ], .fails(.noController)
      )
    }
    return (
      before + [
        .searchSource(found: shownClass(of: found), skipped: skipped), asking(found),
      ], answer(of: found)
    )
  }
}
