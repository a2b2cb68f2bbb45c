package import Lists
import Reading

/// What happens to every destination of an app's storyboards and routes, in the order of initial
/// scenes, segues, presentations and views.
package struct Routing: Sendable {
  package let routes: Routes
  /// Whether columns and bars run from right to left.
  package let isRightToLeft: Bool
  package let tree: SceneTree
  package let transitions: [Transition]

  package init(_ routes: Routes, isRightToLeft: Bool) {
    let tree = SceneTree(routes)
    let preparation = Preparation(routes, tree)
    self.routes = routes
    self.isRightToLeft = isRightToLeft
    self.tree = tree
    transitions = preparation.transitions()
  }

  /// Returns the name of a scene: its class, else its id.
  package func name(of scene: ElementIndex<Scene>) -> String {
    routes.scenes[scene].controllerClass ?? id(of: scene)
  }

  /// Returns the file that defines a scene.
  package func file(of scene: ElementIndex<Scene>) -> String {
    routes.scenes[scene].storyboard.map { routes.storyboards[$0].file } ?? RoutesFile.name
  }

  /// Returns the id of a scene.
  package func id(of scene: ElementIndex<Scene>) -> String { routes.scenes[scene].id?.value ?? "" }
}
