import Markup
import PageParts
import SiteFiles

extension FlowMap {
  /// The map in a region that scrolls, and what its marks mean.
  func section(on page: SitePath) -> Node {
    Node.section("map", "Map") {
      if main.isThinned || band?.isThinned == true {
        Node("p") {
          "All ways at once could not be told apart, so the map has only the shortest way to each "
          "screen. The list under it has the others."
        }
      }
      Node.scroll("Map of the screens", class: "map-region") { drawing(on: page) }
      FlowLegend(
        map: map, hasAbsent: map.screens.indices.contains { isAbsent($0 + 1) }
      ).node
    }
  }
}
