import AppLayout
import AppModel
import Markup
import PageParts

/// The scenes of the storyboards and of `routes.json`.
struct RouteScenes {
  private let references: References
  private let routing: Routing

  init(_ references: References, _ routing: Routing) {
    self.references = references
    self.routing = routing
  }

  private var scenes: [Scene] { routing.routes.scenes }

  var chapter: Chapter {
    Chapter("scenes", "Scenes", hint: "\(scenes.count)") {
      if scenes.isEmpty { Node("p") { "There are none." } } else { sheet.node }
      Node.more(scenes.count - RouteTransitions.mostRows)
    }
  }

  private var sheet: DataTable {
    var sheet = DataTable(
      "Scenes",
      columns: [
        "Scene", "Class", "What it is", "Router", "Prepared from outside", "Implements preparation",
        "Defined in",
      ])
    for scene in scenes.prefix(RouteTransitions.mostRows) {
      sheet.add(
        [
          name(of: scene),
          className(of: scene), [.text(kind(of: scene))],
          [.text(scene.facts.isRoutable ? "yes" : "no")],
          [.text(scene.facts.isRoutable ? (scene.facts.isPreparedOutside ? "yes" : "no") : "")],
          [.text(scene.facts.implementsPrepare ? "yes" : "no")],
          references.place(scene.location),
        ])
    }
    return sheet
  }

  private func name(of scene: Scene) -> [Node] {
    [Node.own(scene.id?.value ?? "no id")]
      + (scene.isInitial ? [.text(" "), .badge("initial", .accent)] : [])
  }

  private func kind(of scene: Scene) -> String {
    guard let container = scene.container else {
      return scene.isCustom ? "controller of the app" : "controller of the system"
    }
    return container.words
  }

  private func className(of scene: Scene) -> [Node] {
    guard let name = scene.controllerClass else { return [] }
    return [Node("code") { name }]
  }
}
