import Markup
import Pages

extension Site {
  /// Legend.
  var legendPage: Page {
    Page(at: SitePart.legend.path, "Legend", of: name, in: .legend) {
      Node("p") { "Nothing yet." }
    }
  }
}
