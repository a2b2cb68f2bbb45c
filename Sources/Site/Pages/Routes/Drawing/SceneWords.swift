import AppLayout
import AppModel
import PageParts

/// What the drawing of a storyboard says about scenes and arrows.
struct SceneWords: Sendable {
  let routing: Routing
  /// The transitions into scenes by containment, by the scene.
  private var contained: [Int: Transition] = [:]
  private var initials: [Int: Transition] = [:]
  /// The views in each scene.
  private var views: [Int: [Transition]] = [:]
  private var failing: Set<Int> = []

  /// The most views that a card lists.
  private static let mostViews = 3

  init(_ routing: Routing) {
    self.routing = routing
    for transition in routing.transitions {
      if case .fails = transition.outcome, let scene = transition.scene { failing.insert(scene) }
      switch transition.kind {
      case .initial: transition.scene.map { initials[$0] = transition }
      case .view: transition.from.map { views[$0, default: []].append(transition) }
      case .segue:
        if let scene = transition.scene, transition.segue?.kind.isContainment == true,
          contained[scene] == nil
        {
          contained[scene] = transition
        }
      case .presentation: break
      }
    }
  }

  /// Whether the scene would not be prepared in some transition.
  func isFailing(_ scene: Int) -> Bool { failing.contains(scene) }

  /// Returns the lines of a card below its name.
  func lines(about index: Int) -> [String] {
    let scene = routing.routes.scenes[index]
    let names = [routing.id(of: index), scene.identifier].compactMap(\.self)
      .joined(separator: " · ")
    var lines = [names]
    if let container = scene.container { lines.append(container.shortWords) }
    if let initial = initials[index] { lines.append("initial scene\(end(of: initial))") }
    if let entry = contained[index], let segue = entry.segue {
      let kind = segue.relationship?.rawValue ?? "\(segue.kind)"
      lines.append(kind + end(of: entry, by: "the scene around it"))
    }
    let own = views[index] ?? []
    for view in own.prefix(Self.mostViews) {
      guard case .view(let name) = view.to else { continue }
      let source = view.outcome == .prepared(by: routing.name(of: index)) ? "this scene" : nil
      lines.append("view \(name)\(end(of: view, by: source))")
    }
    if own.count > Self.mostViews {
      lines.append(counted(own.count - Self.mostViews, "more view"))
    }
    return lines
  }

  /// Returns the words on an arrow that several transitions share; those with the same end have it
  /// once.
  func words(on transitions: [Transition]) -> String {
    var groups: [(end: String, names: [String])] = []
    for transition in transitions {
      let kind =
        transition.segue?.kindName ?? transition.presentation?.style.rawValue ?? "custom"
      let name = kind + (transition.segue?.identifier.map { " “\($0)”" } ?? "")
      let end = end(of: transition, by: "its source")
      if groups.last?.end == end {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((end, [name]))
      }
    }
    return groups.map { $0.names.joined(separator: ", ") + $0.end }.joined(separator: "; ")
  }

  /// Returns who prepares the destination, or why no one does.
  private func end(of transition: Transition, by source: String? = nil) -> String {
    switch transition.outcome {
    case .prepared(nil): ": prepared by its router"
    case .prepared(let name?): ": prepared by \(source ?? name)"
    case .noRouter: ""
    case .notCreated: transition.kind == .presentation ? ": its router is not created" : ""
    case .fails(let failure): ": not prepared, \(failure.shortWords)"
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
    case .notImplemented: "its source does not do it"
    case .container: "its source is a container"
    case .initialScene: "it has no source"
    case .noController: "no controller is around it"
    case .removedFirst: "it is removed first"
    case .superviewNeverAdded: "its superview is never added"
    case .addedToWindow: "it is straight in a window"
    }
  }
}
