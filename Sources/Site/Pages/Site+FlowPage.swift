import AppModel
import Markup
import Pages

extension Site {
  /// How people get from screen to screen.
  var flowPage: Page {
    let map = WayMap(app)
    let path = SitePart.flow.path
    return Page(
      at: path, "Flow", of: name, in: .flow, heading: [.text("How do I get there?")],
      lead: [.text("Every screen and every way that leads there.")]
    ) {
      if map.screens.count <= FlowForm.limit {
        FlowMap(of: self, map).section(on: path)
      }
    }
  }
}
