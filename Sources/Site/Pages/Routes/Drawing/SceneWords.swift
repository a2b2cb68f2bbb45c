import AppLayout
import AppModel
import PageParts

/// What the drawing of a storyboard says about scenes and arrows.
struct SceneWords: Sendable {
  let routing: Routing
  /// The transitions into scenes by containment, by the scene.
  private var contained: [ElementIndex<Scene>: Transition] = [:]
  /// The transitions to initial scenes, by the scene.
  private var initials: [ElementIndex<Scene>: Transition] = [:]
  /// The transitions to the views in each scene.
  private var views: [ElementIndex<Scene>: [Transition]] = [:]
  /// The scenes that some transition would not prepare.
  private var failing: Set<ElementIndex<Scene>> = []
  /// The segues and presentations that leave each scene, in the order of all.
  private var leaving: [ElementIndex<Scene>: [ElementIndex<Transition>]] = [:]

  /// The maximum number of views that a card lists.
  private static let mostViews = 3
  /// The maximum number of transitions that a card lists.
  private static let mostTransitions = 4

  init(_ routing: Routing) {
    self.routing = routing
    for (index, transition) in routing.transitions.withIndices {
      if case .fails = transition.outcome, let scene = transition.scene { failing.insert(scene) }
      switch transition.kind {
      case .initial: if let scene = transition.scene { initials[scene] = transition }
      case .view: if let scene = transition.from { views[scene, default: []].append(transition) }
      case .segue:
        if let scene = transition.scene, transition.segue?.kind.isContainment == true,
          contained[scene] == nil
        {
          contained[scene] = transition
        }
        if let scene = transition.from { leaving[scene, default: []].append(index) }
      case .presentation:
        if let scene = transition.from { leaving[scene, default: []].append(index) }
      }
    }
  }

  /// Whether the scene would not be prepared in some transition.
  func isFailing(_ scene: ElementIndex<Scene>) -> Bool { failing.contains(scene) }

  /// Returns the lines of a card below its name.
  func lines(about index: ElementIndex<Scene>) -> [String] {
    let scene = routing.routes.scenes[index]
    let names = [routing.id(of: index), scene.identifier].compactMap(\.self)
      .joined(separator: " · ")
    var lines = [names]
    if let container = scene.container { lines.append(container.shortWords) }
    if let initial = initials[index] {
      lines.append("initial scene\(afterColon(outcome(of: initial)))")
    }
    if let entry = contained[index], let segue = entry.segue {
      let kind = segue.relationship?.rawValue ?? "\(segue.kind)"
      lines.append(kind + afterColon(outcome(of: entry, by: "the scene around it")))
    }
    let own = views[index] ?? []
    for view in own.prefix(Self.mostViews) {
      guard case .view(let name) = view.to else { continue }
      let source = view.outcome == .prepared(by: routing.name(of: index)) ? "this scene" : nil
      lines.append("view \(name)\(afterColon(outcome(of: view, by: source)))")
    }
    if own.count > Self.mostViews {
      lines.append((own.count - Self.mostViews).counted(as: "more view"))
    }
    return lines
  }

  /// Returns the segues and presentations that leave some scenes, in the order of all.
  func leaving(_ scenes: [ElementIndex<Scene>]) -> [Transition] {
    scenes.flatMap { leaving[$0] ?? [] }.sorted().map { routing.transitions[$0] }
  }

  /// Returns the lines of a card about the transitions that leave its scene and are not arrows: one
  /// with the destination, and one with what prepares it.
  func lines(leaving scene: ElementIndex<Scene>, _ drawn: DrawnTransitions) -> [String] {
    let transitions = drawn.inside[scene] ?? []
    let lines = transitions.prefix(Self.mostTransitions).flatMap { transition in
      ["\(kind(of: transition)) to \(destination(of: transition))"]
        + (outcome(of: transition).map { ["  \($0)"] } ?? [])
    }
    let rest = transitions.count - Self.mostTransitions
    return lines + (rest > 0 ? [rest.counted(as: "more transition")] : [])
  }

  private func destination(of transition: Transition) -> String {
    switch transition.to {
    case .exit(let id): return "the exit \(id)"
    case .view(let name): return name
    case .scene(let scene):
      let storyboard = routing.routes.scenes[scene].storyboard
      let own = transition.from.flatMap { routing.routes.scenes[$0].storyboard }
      if scene == transition.from { return "itself" }
      if storyboard == own { return routing.name(of: scene) }
      return "\(routing.name(of: scene)) of \(routing.file(of: scene))"
    }
  }

  private func kind(of transition: Transition) -> String {
    let segue = transition.segue
    let kind =
      segue?.relationship?.rawValue ?? segue?.kindName ?? transition.presentation?.style.rawValue
      ?? "custom"
    return kind + (segue?.identifier.map { " “\($0)”" } ?? "")
  }

  /// Returns the words on an arrow that several transitions share; those with the same outcome have
  /// it once. A scene whose card is inside the one that the arrow touches is named.
  func words(on arrow: DrawnTransitions.Arrow, _ drawn: DrawnTransitions) -> String {
    var groups: [(outcome: String?, names: [String])] = []
    for transition in arrow.transitions {
      let inner = { (scene: ElementIndex<Scene>?, word: String) in
        scene.flatMap { drawn.isNested($0, in: routing) ? " \(word) \(routing.name(of: $0))" : nil }
          ?? ""
      }
      let name =
        kind(of: transition) + inner(transition.from, "from") + inner(transition.scene, "to")
      let outcome = outcome(of: transition)
      if let last = groups.last, last.outcome == outcome {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((outcome, [name]))
      }
    }
    return groups.map { outcome, names in
      names.joined(separator: ", ") + afterColon(outcome)
    }.joined(separator: "; ")
  }

  /// Returns an outcome as the end of a line; nothing where there is none.
  private func afterColon(_ outcome: String?) -> String { outcome.map { ": \($0)" } ?? "" }

  /// Returns what prepares the destination, or why nothing does; nil if nothing has to.
  private func outcome(of transition: Transition, by source: String? = nil) -> String? {
    switch transition.outcome {
    case .prepared(nil): "prepared by its router"
    case .prepared(let name?): "prepared by \(source ?? name)"
    case .noRouter: nil
    case .notCreated: transition.kind == .presentation ? "its router is not created" : nil
    case .fails(let failure): "not prepared, \(failure.shortWords)"
    }
  }
}

extension SceneContainer {
  fileprivate var shortWords: String {
    switch self {
    case .navigation: "navigation controller"
    case .tabBar: "tab bar controller"
    case .split: "split view controller"
    case .page: "page view controller"
    }
  }
}

extension RoutingFailure {
  fileprivate var shortWords: String {
    switch self {
    case .notImplemented(let name): "\(name) does not do it"
    case .container(let name): "\(name) is a container"
    case .initialScene: "it has no source"
    case .noController: "no controller is around it"
    case .removedFirst: "it is removed first"
    case .superviewRemoved: "a view around it is removed first"
    case .superviewNeverAdded: "a view around it is never added"
    case .addedToWindow: "it is directly in a window"
    }
  }
}
