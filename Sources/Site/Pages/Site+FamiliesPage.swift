import Markup
import Pages

extension Site {
  /// Families.
  var familiesPage: Page {
    Page(at: SitePart.families.path, "Families", of: name, in: .families) {
      Node("p") { "Nothing yet." }
    }
  }
}
