import Markup
import Pages

extension Site {
  /// Boot.
  var bootPage: Page {
    Page(at: SitePart.boot.path, "Boot", of: name, in: .boot) {
      Node("p") { "Nothing yet." }
    }
  }
}
