import AppLayout
import AppModel
import Markup
import PageParts

/// What becomes the root of the app's window.
struct BootWindow {
  private let routing: Routing

  init(_ routing: Routing) {
    self.routing = routing
  }

  var chapter: Chapter {
    Chapter("window", "Window") { Node("p") { sentence } }
  }

  private var sentence: [Node] {
    guard let root = routing.windowRoot else {
      return [
        .text("The window is made in code, without a storyboard: its "),
        Node("code") { "rootViewController" }, .text(" has to be set, and is "),
        Node("code") { ControllerName.rootContainer }, .text("."),
      ]
    }
    let scene = routing.routes.scenes[root]
    let place = scene.storyboard.map { routing.routes.storyboards[$0].file } ?? "routes.json"
    return RouteNames(routing: routing).scene(root) + [
      .text(", the initial scene of "), .own(place), .text(", becomes the window’s "),
      Node("code") { "rootViewController" }, .text("."),
    ]
  }
}
