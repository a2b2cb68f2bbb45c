import AppLayout
import AppModel
import Markup
import PageParts

/// What becomes the root of the app's window.
struct BootWindow {
  let routing: Routing

  var chapter: Chapter {
    let windows = routing.routes.windows
    return Chapter("window", "Window") {
      if windows.isEmpty { Node("p") { sentenceWithoutStoryboard } }
      for window in windows { Node("p") { sentence(about: window, isAlone: windows.count == 1) } }
    }
  }

  private var property: Node { Node("code") { "rootViewController" } }

  private var container: Node { Node("code") { ControllerName.rootContainer } }

  private var sentenceWithoutStoryboard: [Node] {
    let start =
      routing.routes.unread.isEmpty
      ? "The window is made in code, without a storyboard: its "
      : "None of the storyboards that were read has an initial scene. The window’s "
    return [
      .text(start), property, .text(" has to be set, which step 7 does; it is "), container,
      .text("."),
    ]
  }

  private func sentence(about window: StoryboardWindow, isAlone: Bool) -> [Node] {
    let system = isAlone && window.system == .iOS ? "" : "On \(window.system.rawValue) "
    return [.text(system)] + RouteNames(routing: routing).scene(window.root) + [
      .text(", the initial scene of "), .appText(routing.file(of: window.root)),
      .text(", becomes the window’s "), property,
      .text(
        " when the system loads the storyboard at launch, before the first step. Step 7 puts "),
      container,
      .text(" in its place; a window that keeps the storyboard’s scene skips that step."),
    ]
  }
}
