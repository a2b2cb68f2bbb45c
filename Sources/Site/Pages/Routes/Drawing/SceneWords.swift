import AppLayout
import PageParts

/// What the drawing of a storyboard says about scenes and arrows.
struct SceneWords: Sendable {
  let routing: Routing
  /// The first transitions to scenes by an embed, by the scene.
  private var embedded: [ElementIndex<Scene>: Transition] = [:]
  /// The segues and presentations that bring each scene with its container, one for each outcome.
  private var brought: [ElementIndex<Scene>: [Transition]] = [:]
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
  /// The maximum number of ways in which a card says that its scene is prepared.
  private static let mostOutcomes = 2
  /// What arrows call the scenes that a container brings; their cards name them.
  private static let content = "content"
  /// The maximum number of transitions that a card lists.
  private static let mostTransitions = 4

  init(_ routing: Routing) {
    self.routing = routing
    for (index, transition) in routing.transitions.withIndices {
      if transition.via != nil, transition.kind != .initial, let scene = transition.scene,
        brought[scene]?.contains(where: { $0.outcome == transition.outcome }) != true
      {
        brought[scene, default: []].append(transition)
      }
      if case .fails = transition.outcome, let scene = transition.scene { failing.insert(scene) }
      switch transition.kind {
      case .initial: if let scene = transition.scene { initials[scene] = transition }
      case .view: if let scene = transition.from { views[scene, default: []].append(transition) }
      case .segue:
        if let scene = transition.scene, transition.via == nil, transition.segue?.kind == .embed,
          embedded[scene] == nil
        {
          embedded[scene] = transition
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
    if let container = scene.container { lines.append(container.term.word) }
    if let initial = initials[index] {
      let words = initial.via == nil ? "initial scene" : "appears with the initial scene"
      lines.append(words + afterColon(outcome(of: initial)))
    }
    lines += containment(of: index)
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

  /// Returns how a scene is inside its container, and what prepares it where it is embedded or the
  /// container brings it.
  private func containment(of scene: ElementIndex<Scene>) -> [String] {
    let embed = embedded[scene].flatMap { outcome(of: $0, by: "the scene around it") }
    let others = brought[scene] ?? []
    let outcomes =
      [embed].compactMap(\.self)
      + others.prefix(Self.mostOutcomes).compactMap { outcome(of: $0) }
      + (others.count > Self.mostOutcomes ? ["and more"] : [])
    let words = outcomes.isEmpty ? nil : outcomes.joined(separator: "; ")
    guard let segue = routing.entry(of: scene) else { return words.map { [$0] } ?? [] }
    return [segue.placeName + afterColon(words)]
  }

  /// Returns the lines of a card about the scenes inside it that are not in the drawing.
  func lines(inside scene: ElementIndex<Scene>, _ drawn: DrawnTransitions) -> [String] {
    let others = routing.children(of: scene).filter { child in
      !drawn.contains(child) && routing.entry(of: child)?.kind.isPerformed == false
    }
    let lines = others.prefix(Self.mostTransitions).compactMap { child in
      routing.entry(of: child).map {
        "\($0.placeName): \(routing.name(of: child)) of \(routing.file(of: child))"
      }
    }
    let rest = others.count - Self.mostTransitions
    return lines + (rest > 0 ? [rest.counted(as: "more scene")] : [])
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
      ["\(kind(of: transition)) to \(destination(of: transition))\(container(of: transition))"]
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

  /// Returns the container that brings the destination, in words; nothing if none does.
  private func container(of transition: Transition) -> String {
    transition.via.map { " in \(routing.name(of: $0))" } ?? ""
  }

  private func kind(of transition: Transition) -> String {
    let segue = transition.segue
    let kind =
      segue?.relationship?.rawValue ?? segue?.kindName ?? transition.presentation?.style.rawValue
      ?? "custom"
    return kind + (segue?.identifier.map { " “\($0)”" } ?? "")
  }

  /// Returns the words on an arrow that several transitions share; those with the same outcome have
  /// it once. A scene whose card is inside the one that the arrow touches is named. What happens to
  /// the content of a container comes after the transition to the container.
  func words(on arrow: DrawnTransitions.Arrow, _ drawn: DrawnTransitions) -> String {
    var groups: [(outcome: String?, names: [String])] = []
    // The outcomes of the last container's content.
    var contents: [String] = []
    for transition in arrow.transitions {
      let outcome = outcome(of: transition)
      guard transition.via == nil else {
        guard let outcome, !contents.contains(outcome) else { continue }
        if !contents.isEmpty { groups.removeLast() }
        contents.append(outcome)
        groups.append((contents.joined(separator: ", "), [Self.content]))
        continue
      }
      let inner = { (scene: ElementIndex<Scene>?, word: String) in
        scene.flatMap { drawn.isNested($0, in: routing) ? " \(word) \(routing.name(of: $0))" : nil }
          ?? ""
      }
      let name =
        kind(of: transition) + inner(transition.from, "from") + inner(transition.scene, "to")
      if contents.isEmpty, let last = groups.last, last.outcome == outcome {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((outcome, [name]))
      }
      contents = []
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
    case .fails(let failure): "not prepared, \(failure.term.word)"
    }
  }
}

extension Segue {
  /// The place that a scene has in its container.
  var placeName: String { relationship?.rawValue ?? "\(kind)" }
}
