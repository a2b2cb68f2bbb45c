import AppLayout
import AppModel
import Markup
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
