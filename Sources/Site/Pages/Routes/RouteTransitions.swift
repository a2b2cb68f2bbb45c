import AppLayout
import PageParts

/// The names of scenes and classes as pages show them.
struct RouteNames {
  let routing: Routing

  /// Returns the class of a scene, and its id after it.
  func scene(_ index: ElementIndex<Scene>) -> [Node] {
    let scene = routing.routes.scenes[index]
    guard let name = scene.controllerClass else { return [.appText(routing.id(of: index))] }
    return [
      .appText(name), Node("span", ["class": "muted"]) { " \(routing.id(of: index).quotable)" },
    ]
  }

  /// Returns what appears in a transition.
  func destination(of transition: Transition) -> [Node] {
    switch transition.to {
    case .scene(let index):
      scene(index) + (transition.via.map { [.text(" in ")] + scene($0) } ?? [])
    case .view(let name): [.appText(name)]
    case .exit(let id): [.text("the exit "), .appText(id)]
    }
  }
}

/// The transitions of one kind, each with its steps.
struct RouteTransitions {
  private let references: References
  private let names: RouteNames
  private let kind: Transition.Kind
  private let transitions: [Transition]

  /// The maximum number of rows; `riverbed inspect --routes` lists the others.
  static let mostRows = 1000

  init(_ references: References, _ routing: Routing, of kind: Transition.Kind) {
    self.references = references
    names = RouteNames(routing: routing)
    self.kind = kind
    transitions = routing.transitions.filter { $0.kind == kind }
  }

  var chapter: Chapter {
    Chapter(kind.chapterID, kind.title, hint: "\(transitions.count)") {
      if transitions.isEmpty { Node("p") { "There are none." } } else { sheet.node }
      Node.more(
        transitions.count - Self.mostRows, ", which “riverbed inspect --routes” lists")
    }
  }

  private var sheet: DataTable {
    var sheet = DataTable(
      kind.title, columns: ["From", "To", "Kind", "What happens", "Outcome", "Defined in"])
    for transition in transitions.prefix(Self.mostRows) {
      sheet.add(
        [
          transition.from.map(names.scene) ?? [.text("the system, at launch")],
          names.destination(of: transition),
          kindWords(of: transition), steps(of: transition), outcome(of: transition),
          references.place(transition.location),
        ])
    }
    return sheet
  }

  private func kindWords(of transition: Transition) -> [Node] {
    guard let segue = transition.segue else {
      return [.text(transition.presentation?.style.rawValue ?? "")]
    }
    let identifier = segue.identifier.map { [.text(" “"), Node.appText($0), .text("”")] } ?? []
    return [Node.appText(segue.kindName ?? "not given")] + identifier
  }

  private func steps(of transition: Transition) -> [Node] {
    [
      Node(
        "ol", [:],
        transition.steps.map { step in Node("li") { step.sentence.cleaned } })
    ]
      + (transition.bringsMore
        ? [Node("p") { "Too many scenes appear with it to list them all." }] : [])
  }

  private func outcome(of transition: Transition) -> [Node] {
    [.badge(transition.outcome.name.spoken, transition.outcome.tone), .text(" ")]
      + [.text(transition.outcomeSentence.cleaned)]
  }
}

extension Transition.Kind {
  fileprivate var chapterID: String {
    switch self {
    case .initial: "initial"
    case .segue: "segues"
    case .presentation: "presented-in-code"
    case .view: "views"
    }
  }

  fileprivate var title: String {
    switch self {
    case .initial: "Initial scenes"
    case .segue: "Segues"
    case .presentation: "Presentations in code"
    case .view: "Views"
    }
  }
}

extension RoutingOutcome {
  /// The tone of the outcome's badge.
  fileprivate var tone: Tone {
    switch self {
    case .prepared: .ok
    case .noRouter: .note
    case .notCreated: .warning
    case .fails: .error
    }
  }
}
