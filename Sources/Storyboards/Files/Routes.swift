package import Lists
package import Reading

/// Storyboards as a router library sees them: what `routes.json` and the storyboards say, put
/// together, with every name resolved.
package struct Routes: Hashable, Sendable {
  package let storyboards: [Storyboard]
  /// The scenes of the storyboards in their order, then those that only `routes.json` names.
  package let scenes: [Scene]
  package let segues: [Segue]
  package let presentations: [PresentationRoute]
  package let views: [ViewRoute]
  /// The paths of storyboards that exist or are listed, and were not read.
  package let unread: [String]
  /// The initial scenes of the storyboards and of `routes.json`, in their order.
  package let initials: [Initial]
  /// The windows that show an initial scene, at most one for each system.
  package let windows: [StoryboardWindow]
  /// Reports of names that mean no scene, and of names that several scenes have.
  package let diagnostics: [Diagnostic]

  /// An initial scene.
  package struct Initial: Hashable, Sendable {
    package let scene: ElementIndex<Scene>
    /// The storyboard that names it; nil where `routes.json` does.
    package let storyboard: ElementIndex<Storyboard>?
  }

  package init(_ file: RoutesFile, _ storyboards: [Storyboard], unread: [String]) {
    var assembly = RoutesAssembly(file, storyboards)
    self.storyboards = storyboards
    segues = assembly.segues()
    presentations = assembly.presentations()
    views = assembly.views()
    assembly.checkNames(segues, presentations, views)
    self.unread = unread
    initials = assembly.initials
    windows = StoryboardWindow.all(initials, storyboards)
    scenes = assembly.scenes
    diagnostics = assembly.diagnostics
  }

  package var isEmpty: Bool {
    scenes.isEmpty && segues.isEmpty && presentations.isEmpty && views.isEmpty
      && storyboards.isEmpty
  }
}
