import AppLayout
import AppModel
import Markup
import PageParts

/// The presentations of scenes: who presents, and what is covered.
struct RoutePresentations {
  private let references: References
  private let names: RouteNames
  private let presentations: [(transition: Transition, presentation: ScenePresentation)]

  init(_ references: References, _ routing: Routing) {
    self.references = references
    names = RouteNames(routing: routing)
    presentations = routing.transitions.compactMap { transition in
      transition.presentation.map { (transition, $0) }
    }
  }

  var chapter: Chapter {
    Chapter("presentations", "Presentations", hint: "\(presentations.count)") {
      if presentations.isEmpty { Node("p") { "There are none." } } else { sheet.node }
    }
  }

  private var sheet: DataTable {
    var sheet = DataTable(
      "Presentations",
      columns: ["From", "To", "Style", "Presented by", "Context", "Presenter’s view", "Defined in"])
    for (transition, presentation) in presentations {
      sheet.add(
        [
          names.scene(presentation.source), names.scene(presentation.presented),
          [.text(presentation.style.rawValue)], names.scene(presentation.presenter),
          presentation.context.map(names.scene) ?? [],
          [.text(presentation.keepsPresenter ? "stays" : "is removed")],
          references.place(transition.location),
        ])
    }
    return sheet
  }
}
