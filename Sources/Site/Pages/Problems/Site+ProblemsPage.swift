import Markup
import Pages

extension Site {
  /// Problems.
  var problemsPage: Page {
    Page(at: SitePart.problems.path, "Problems", of: name, in: .problems) {
      Node("p") { "Nothing yet." }
    }
  }
}
