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
    let property = Node("code") { "rootViewController" }
    let container = Node("code") { ControllerName.rootContainer }
    guard let root = routing.routes.windowRoot else {
      let start =
        routing.routes.unread.isEmpty
        ? "The window is made in code, without a storyboard: its "
        : "None of the storyboards that were read has an initial scene. The window’s "
      return [
        .text(start), property, .text(" has to be set, which step 7 does; it is "), container,
        .text("."),
      ]
    }
    return RouteNames(routing: routing).scene(root) + [
      .text(", the initial scene of "), .own(routing.file(of: root)),
      .text(", becomes the window’s "), property,
      .text(
        " when the system loads the storyboard at launch, before the first step. Step 7 puts "),
      container,
      .text(" in its place; a window that keeps the storyboard’s scene skips that step."),
    ]
  }
}
