import Markup
import Pages

extension FlowMap {
  /// The map in a region that scrolls.
  func section(on page: SitePath) -> Node {
    Node("section", ["aria-labelledby": "map"]) {
      Node("h2", ["id": "map"]) { "Map" }
      Node(
        "div",
        ["class": "scroll map-region", "tabindex": "0", "role": "region", "aria-label": "Map"]
      ) { drawing(on: page) }
    }
  }
}
