import Lists
import Reading

extension Preparation {
  /// Returns the steps from the search of a router to the answer whether the destination is
  /// prepared, then those of the search for a source where it is not.
  func following(
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
  func prepared(
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

  /// Returns the steps of a scene that appears without a source.
  func unsourced(_ target: ElementIndex<Scene>) -> ([RoutingStep], RoutingOutcome) {
    let scene = routes.scenes[target]
    return following(scene.facts, of: scene.controllerClass) {
      [
        .searchSource(found: nil, skipped: []),
        .prepareFromExternal(by: nil, isImplemented: false),
      ]
    } end: {
      .fails(.initialScene)
    }
  }

  /// Returns the steps of a scene that code presents without its router.
  func unrouted(_ target: ElementIndex<Scene>) -> ([RoutingStep], RoutingOutcome) {
    let scene = routes.scenes[target]
    let name = scene.controllerClass
    guard scene.facts.isRoutable else {
      return ([.searchRouter(of: name, isFound: false)], .noRouter)
    }
    return ([.searchRouter(of: name, isFound: true), .aopCallbacks(of: name)], .notCreated)
  }

  /// Returns the steps of a scene that exists already.
  func existing(_ target: ElementIndex<Scene>) -> ([RoutingStep], RoutingOutcome) {
    let scene = routes.scenes[target]
    let isFound = scene.facts.isRoutable
    return (
      [.searchRouter(of: scene.controllerClass, isFound: isFound)],
      isFound ? .notCreated : .noRouter
    )
  }

  func asking(_ source: ElementIndex<Scene>) -> RoutingStep {
    let scene = routes.scenes[source]
    return .prepareFromExternal(
      by: shownClass(of: source),
      isImplemented: !scene.isPassive && scene.facts.implementsPrepare)
  }

  func answer(of source: ElementIndex<Scene>) -> RoutingOutcome {
    let (scene, name) = (routes.scenes[source], shownClass(of: source))
    if scene.isPassive { return .fails(.container(name)) }
    return scene.facts.implementsPrepare ? .prepared(by: name) : .fails(.notImplemented(by: name))
  }

  func shownClass(of scene: ElementIndex<Scene>) -> String {
    routes.scenes[scene].controllerClass ?? routes.scenes[scene].id?.value ?? ""
  }
}
