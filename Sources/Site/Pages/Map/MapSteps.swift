import AppModel
import Markup
import PageParts
import SiteFiles

/// The map of an app with too many screens to draw: its screens, grouped by their number of taps
/// from home.
struct MapSteps {
  let site: Site
  let map: WayMap
  let page: SitePath

  var nodes: [Node] {
    let screens = map.reached.filter { $0 != .start }
    let steps = Dictionary(grouping: screens, by: map.tree.distance(to:))
      .sorted { $0.key < $1.key }
    return [contents(of: steps)]
      + steps.flatMap { distance, places in
        [
          Node("h3", ["id": "step-\(distance)"]) {
            "\(Self.words(distance)) "
            Node("span", ["class": "muted"]) { places.count.counted(as: "screen") }
          },
          Node("ul", ["class": "map-steps"], places.map(item)),
        ]
      }
  }

  private static func words(_ distance: Int) -> String {
    distance == 0 ? "The app opens with it" : "\(distance.counted(as: "tap")) from home"
  }

  private func contents(of steps: [(key: Int, value: [MapPlace])]) -> Node {
    Node("nav", ["class": "contents", "aria-label": "Taps from home"]) {
      Node("ul", ["class": "contents-list"]) {
        for (distance, places) in steps {
          Node("li") {
            Node("a", ["href": "#step-\(distance)"]) {
              distance == 0 ? "Home" : distance.counted(as: "tap")
              " "
              Node("span", ["class": "muted"]) { places.count.counted(as: "screen") }
            }
          }
        }
      }
    }
  }

  private func item(_ place: MapPlace) -> Node {
    Node("li") {
      if let screen = map.screen(at: place) {
        if site.shows(screen) {
          Node("a", ["href": page.link(to: site.paths.page(of: screen))]) { Node.own(screen.title) }
        } else {
          Node.own(screen.title)
        }
        if screen.isMissing {
          " "
          Node.badge(ScreenKind.missing.title, .warning)
        }
      }
      if let way = map.firstWay(to: place) {
        Node("span", ["class": "muted"]) {
          if let origin = map.screen(at: way.from) {
            " from "
            Node.own(origin.title)
          }
          way.phrase
        }
      }
    }
  }
}
