import AppModel
import PageParts

/// The map of an app with too many screens to draw: its screens, grouped by their number of taps
/// from home.
struct MapSteps {
  let site: Site
  let map: WayMap
  let page: SitePath

  /// The screens that people can get to, by their number of taps; nil where taps alone do not lead.
  var groups: [(taps: Int?, places: [MapPlace])] {
    Dictionary(grouping: map.reached.filter { $0 != .start }, by: map.taps(to:))
      .sorted { $0.key ?? .max < $1.key ?? .max }
      .map { ($0.key, $0.value) }
  }

  var nodes: [Node] {
    let groups = groups
    return [contents(of: groups)]
      + groups.flatMap { taps, places in
        [
          Node("h3", ["id": PagePlace.step(taps)]) {
            "\(Self.words(taps)) "
            Node("span", ["class": "muted"]) { places.count.counted(as: "screen") }
          },
          Node("ul", ["class": "map-steps"], of: places, item),
        ]
      }
  }

  private static func words(_ taps: Int?) -> String {
    switch taps {
    case 0?: "Opens \(Entrance.root.words)"
    case let taps?: "\(TapWords.count(taps)) from home"
    case nil: TapWords.notAloneTitle
    }
  }

  /// Returns the words of the link to a group.
  static func shortWords(_ taps: Int?) -> String { taps == 0 ? "Home" : TapWords.count(taps) }

  private func contents(of groups: [(taps: Int?, places: [MapPlace])]) -> Node {
    Node("nav", ["class": "contents", "aria-label": "Taps from home"]) {
      Node("ul", ["class": "contents-list"]) {
        for (taps, places) in groups {
          Node("li") {
            Node("a", ["href": "#\(PagePlace.step(taps))"]) {
              Self.shortWords(taps)
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
          Node("a", ["href": page.link(to: site.paths.page(of: screen))]) {
            Node.appText(screen.title)
          }
        } else {
          Node.appText(screen.title)
        }
        if screen.isMissing {
          " "
          Node.badge(ScreenKind.missing.title, .warning)
        }
        if let mark = site.changes?.screens[screen.key] {
          " "
          mark.badge(seenFrom: page)
        }
      }
      if let way = map.firstWay(to: place) {
        Node("span", ["class": "muted"]) {
          if let origin = map.screen(at: way.from) {
            " from "
            Node.appText(origin.title)
          }
          way.phrase
          map.stepWords(before: place)
        }
      }
    }
  }
}
