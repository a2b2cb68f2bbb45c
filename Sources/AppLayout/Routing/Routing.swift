package import AppModel

/// What happens to every destination of an app's storyboards and routes, in the order of initial
/// scenes, segues, presentations and views.
package struct Routing: Sendable {
  package let routes: Routes
  package let tree: SceneTree
  package let transitions: [Transition]

  package init(_ routes: Routes) {
    let tree = SceneTree(routes)
    let preparation = Preparation(routes, tree)
    self.routes = routes
    self.tree = tree
    transitions =
      preparation.initials + preparation.segues + preparation.presentations + preparation.views
  }

  /// The scene that becomes the root view controller of the window: the initial one of the
  /// storyboard named Main, else of the first that has one. A launch screen is only a picture.
  package var windowRoot: Int? {
    let initials = routes.scenes.indices.filter { index in
      let scene = routes.scenes[index]
      guard let storyboard = scene.storyboard else { return scene.isInitial }
      return scene.isInitial && !routes.storyboards[storyboard].isLaunchScreen
    }
    let main = initials.first { index in
      routes.scenes[index].storyboard.map { routes.storyboards[$0].isMain } ?? false
    }
    return main ?? initials.first
  }

  /// Returns the name of a scene: its class, else its id.
  package func name(of scene: Int) -> String {
    routes.scenes[scene].controllerClass ?? id(of: scene)
  }

  /// Returns the id of a scene.
  package func id(of scene: Int) -> String { routes.scenes[scene].id?.value ?? "" }
}

extension App {
  /// What happens to every destination of the app's storyboards and routes.
  package var routing: Routing { Routing(routes) }
}
