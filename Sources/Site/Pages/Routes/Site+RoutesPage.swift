import AppModel
import Markup
import PageParts
import SiteFiles

extension Site {
  /// The page about the app's storyboards: scenes, and the ways between them.
  var routesPage: Page {
    let references = References(site: self, path: SitePart.routes.path)
    return Page(
      at: SitePart.routes.path, "Routes", of: name, in: .routes,
      lead: [
        .text(
          "The app’s native storyboards: which scenes there are, how one leads to the "
            + "next, and what prepares each one.")
      ]
    ) {
      if app.routes.isEmpty {
        NoRoutes().nodes
      } else {
        [
          RouteScenes(references).chapter, RouteSegues(references).chapter,
          RoutePresentations(references).chapter, RouteViews(references).chapter,
        ].nodes
      }
    }
  }
}
