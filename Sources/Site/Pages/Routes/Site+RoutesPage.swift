import AppModel
import Markup
import PageParts
import SiteFiles

extension Site {
  /// The storyboards of the app: scenes, and the ways from scene to scene.
  var routesPage: Page {
    let references = References(site: self, path: SitePart.routes.path)
    return Page(
      at: SitePart.routes.path, "Routes", of: name, in: .routes,
      lead: [
        .text(
          "The native storyboards behind the app: which scenes there are, how one leads to the "
            + "next, and who prepares what is shown.")
      ]
    ) {
      if app.routes.isEmpty {
        RoutesAbsence().nodes
      } else {
        [
          RouteScenes(references).chapter, RouteSegues(references).chapter,
          RoutePresentations(references).chapter, RouteViews(references).chapter,
        ].nodes
      }
    }
  }
}
