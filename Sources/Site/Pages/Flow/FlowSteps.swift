import AppModel
import Markup
import Pages

/// The map of an app with too many screens to draw: the screens by how many steps they are from the
/// start.
struct FlowSteps {
  let site: Site
  let map: WayMap
  let page: SitePath

  var nodes: [Node] {
    Dictionary(grouping: map.reached.dropFirst()) { map.tree.distance[$0] }
      .sorted { $0.key < $1.key }
      .flatMap { distance, places in
        [
          Node("h3") {
            "\(counted(distance, "step")) from the start "
            Node("span", ["class": "muted"]) { counted(places.count, "screen") }
          },
          Node("ul", ["class": "steps"], places.map(item)),
        ]
      }
  }

  private func item(_ place: Int) -> Node {
    Node("li") {
      if let screen = map.screen(at: place) {
        if site.shows(screen) {
          Node("a", ["href": page.link(to: .screen(screen))]) { Node.own(screen.title) }
        } else {
          Node.own(screen.title)
        }
        if screen.origin == .nowhere {
          " "
          Node.badge("No such screen", .error)
        }
      }
      if let way = map.firstWay(to: place) {
        Node("span", ["class": "muted"]) {
          if let origin = map.screen(at: map.ways[way].from) {
            " from "
            Node.own(origin.title)
          }
          " by \(map.ways[way].words)"
        }
      }
    }
  }
}
