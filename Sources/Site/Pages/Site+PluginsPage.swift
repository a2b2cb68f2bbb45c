import Markup
import Pages

extension Site {
  /// Plugins.
  var pluginsPage: Page {
    Page(at: SitePart.plugins.path, "Plugins", of: name, in: .plugins) {
      Node("p") { "Nothing yet." }
    }
  }
}
