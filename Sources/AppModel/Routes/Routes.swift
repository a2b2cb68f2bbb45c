/// Storyboards as a router library sees them: `routes.json`.
package struct Routes: Hashable, Sendable {
  package let scenes: [Scene]
  package let segues: [Segue]
  package let presentations: [PresentationRoute]
  package let views: [ViewRoute]

  static func read(_ reader: inout ObjectReader) -> Routes {
    reader.knows("$schema")
    return Routes(
      scenes: reader.list("scenes", Scene.init),
      segues: reader.list("segues", Segue.init),
      presentations: reader.list("presentations", PresentationRoute.init),
      views: reader.list("views", ViewRoute.init))
  }

  package var isEmpty: Bool {
    scenes.isEmpty && segues.isEmpty && presentations.isEmpty && views.isEmpty
  }
}

extension Rule {
  static let routeWord = Rule(
    "route-word",
    means: "routes.json has a container or a style of presentation that does not exist.",
    matters: "Riverbed would work out the presentations between scenes incorrectly.",
    fix: "Write one of the words that the message lists.")
}
