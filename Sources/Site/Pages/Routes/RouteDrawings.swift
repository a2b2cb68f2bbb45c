import AppLayout
import AppModel
import Markup
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
    let drawn = storyboards.indices.map { index in
      chapter(
        "storyboard-\(index + 1)", storyboards[index].file.readable, routing.scenes(of: index))
    }
    let others = routing.scenes(of: nil)
    return drawn + (others.isEmpty ? [] : [chapter("routes", "routes.json", others)])
  }

  private func chapter(_ id: String, _ title: String, _ scenes: [Int]) -> Chapter {
    Chapter(id, title, hint: counted(scenes.count, "scene")) {
      if let drawing = StoryboardDrawing(of: scenes, titled: "Scenes of \(title)", words) {
        Node.scroll("Scenes of \(title)", class: "map-region") { drawing.node }
        Node("p", ["class": "muted"]) {
          "A card is a scene, and cards inside it are what it contains. Arrows are the transitions "
          "between them, with who prepares the destination. A dashed, hatched card is not prepared."
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
  /// Returns the scenes of a storyboard, or those of `routes.json` alone, without placeholders for
  /// scenes of other storyboards.
  fileprivate func scenes(of storyboard: Int?) -> [Int] {
    routes.scenes.indices.filter {
      routes.scenes[$0].storyboard == storyboard && !routes.scenes[$0].isPlaceholder
    }
  }
}
