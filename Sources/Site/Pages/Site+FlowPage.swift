import Markup
import Pages

extension Site {
  /// Flow.
  var flowPage: Page {
    Page(at: SitePart.flow.path, "Flow", of: name, in: .flow) {
      Node("p") { "Nothing yet." }
    }
  }
}
