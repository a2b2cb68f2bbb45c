/// Storyboards as a router library sees them: what `routes.json` and the storyboards say, put
/// together, with every name resolved.
package struct Routes: Hashable, Sendable {
  package let storyboards: [Storyboard]
  /// The scenes of the storyboards in their order, then those that only `routes.json` names.
  package let scenes: [Scene]
  package let segues: [Segue]
  package let presentations: [PresentationRoute]
  package let views: [ViewRoute]
  /// The names that lead nowhere, and scenes whose names are not their own.
  let faults: [Diagnostic]

  init(_ file: RoutesFile, _ storyboards: [Storyboard]) {
    var assembly = RoutesAssembly(file, storyboards)
    self.storyboards = storyboards
    segues = assembly.segues()
    presentations = assembly.presentations()
    views = assembly.views()
    scenes = assembly.scenes
    faults = assembly.faults
  }

  package var isEmpty: Bool {
    scenes.isEmpty && segues.isEmpty && presentations.isEmpty && views.isEmpty
      && storyboards.isEmpty
  }
}
