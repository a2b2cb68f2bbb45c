import AppLayout
import PageParts

/// The scenes of the storyboards and of `routes.json`.
struct RouteScenes {
  let references: References
  let routing: Routing

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
        "Scene", "Class", "What it is", "Inside", "Router", "Prepared from outside",
        "Implements preparation",
        "Defined in",
      ])
    for (index, scene) in scenes.withIndices.prefix(RouteTransitions.mostRows) {
      sheet.add(
        [
          name(of: scene),
          className(of: scene), [.text(kind(of: scene))], container(of: index),
          [.text(scene.facts.isRoutable ? "yes" : "no")],
          [.text(scene.facts.isRoutable ? (scene.facts.isPreparedOutside ? "yes" : "no") : "")],
          [.text(scene.facts.implementsPrepare ? "yes" : "no")],
          references.place(scene.location),
        ])
    }
    return sheet
  }

  private func name(of scene: Scene) -> [Node] {
    [Node.appText(scene.id?.value ?? "no id")]
      + (scene.isInitial ? [.text(" "), .badge("initial", .accent)] : [])
  }

  private func kind(of scene: Scene) -> String {
    guard let container = scene.container else {
      return scene.isCustom ? "controller of the app" : "controller of the system"
    }
    return container.words
  }

  /// Returns the container of a scene, and the place that it has there.
  private func container(of scene: ElementIndex<Scene>) -> [Node] {
    guard let around = routing.container(of: scene), let segue = routing.entry(of: scene) else {
      return []
    }
    let place = segue.relationship.map { ", \($0.rawValue)" } ?? ""
    return [.appText(routing.id(of: around)), .text(segue.kind == .embed ? ", embedded" : place)]
  }

  private func className(of scene: Scene) -> [Node] {
    guard let name = scene.controllerClass else { return [] }
    return [Node("code") { name }]
  }
}
