import AppModel
import Markup
import PageParts

/// The scenes of the storyboards.
struct RouteScenes {
  private let references: References
  private let scenes: [Scene]

  init(_ references: References) {
    self.references = references
    scenes = references.site.app.routes.scenes
  }

  var chapter: Chapter {
    Chapter("scenes", "Scenes", hint: "\(scenes.count)") {
      if scenes.isEmpty { Node("p") { "There are none." } } else { sheet.node }
    }
  }

  private var sheet: DataTable {
    var sheet = DataTable(
      "Scenes",
      columns: ["Scene", "Class", "What it is", "Prepared by", "Prepares others", "Defined in"])
    for scene in scenes {
      sheet.add(
        [
          name(of: scene),

          className(of: scene), [.text(kind(of: scene))],
          [.text(preparation(of: scene))],
          [.text(scene.implementsPrepare ? "yes" : "no")], references.place(scene.location),
        ])
    }
    return sheet
  }

  private func name(of scene: Scene) -> [Node] {
    [Node.own(scene.id?.value ?? "no id")]
      + (scene.isInitial ? [.text(" "), .badge("initial", .accent)] : [])
  }

  private func kind(of scene: Scene) -> String {
    switch scene.container {
    case .navigation: "navigation controller"
    case .tabBar: "tab bar controller"
    case .split: "split view controller"
    case nil: scene.isRoutable ? "routable" : "not routable"
    }
  }

  private func className(of scene: Scene) -> [Node] {
    guard let name = scene.className else { return [] }
    return [Node("code") { name }]
  }

  /// Returns what prepares a scene, as far as the file says; only routable scenes are prepared.
  private func preparation(of scene: Scene) -> String {
    guard scene.isRoutable else { return "not needed" }
    return scene.isPreparedOutside ? "its router, from outside" : "whatever leads to it"
  }
}
