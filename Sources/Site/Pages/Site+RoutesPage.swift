import Markup
import Pages

extension Site {
  /// Routes.
  var routesPage: Page {
    Page(at: SitePart.routes.path, "Routes", of: name, in: .routes) {
      Node("p") { "Nothing yet." }
    }
  }
}
