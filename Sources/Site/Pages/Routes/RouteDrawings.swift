import AppLayout
import PageParts

/// The drawings of the storyboards, and of the scenes that only `routes.json` names.
struct RouteDrawings {
  private let routing: Routing
  private let words: SceneWords

  init(_ routing: Routing) {
    self.routing = routing
    words = SceneWords(routing)
  }

  var chapters: [Chapter] {
    let storyboards = routing.routes.storyboards
    let scenes = routing.scenesByStoryboard
    let drawn = storyboards.elementIndices.map { storyboard in
      chapter(
        "storyboard-\(storyboard.index + 1)", storyboards[storyboard].file.readable,
        scenes[storyboard] ?? [], isForTV: storyboards[storyboard].system == .tvOS)
    }
    let others = scenes[nil] ?? []
    return drawn + (others.isEmpty ? [] : [chapter("routes", AppFile.routes.name, others)])
  }

  private func chapter(
    _ id: String, _ title: String, _ scenes: [ElementIndex<Scene>], isForTV: Bool = false
  ) -> Chapter {
    let count = scenes.count.counted(as: "scene")
    return Chapter(id, title, hint: isForTV ? "\(count), tvOS" : count) {
      if let drawing = StoryboardDrawing(of: scenes, titled: "Scenes of \(title)", words) {
        Node.scroll("Scenes of \(title)", class: "map-region") { drawing.node }
        Node("p", ["class": "muted"]) {
          "A card is a scene, and cards inside it are what it contains. Arrows are the transitions "
          "between them, with what prepares the destination and the content that it brings; a card "
          "itself lists those that stay inside one card or leave the drawing. A dashed, hatched "
          "card is not prepared."
        }
      } else {
        Node("p") {
          scenes.isEmpty
            ? "It has no scenes." : "There are too many scenes to draw; the tables list them."
        }
      }
    }
  }
}

extension Routing {
  /// The scenes of each storyboard, and those of `routes.json` alone, without placeholders for
  /// scenes of other storyboards.
  fileprivate var scenesByStoryboard: [ElementIndex<Storyboard>?: [ElementIndex<Scene>]] {
    Dictionary(grouping: routes.scenes.elementIndices.filter { !routes.scenes[$0].isPlaceholder }) {
      routes.scenes[$0].storyboard
    }
  }
}
