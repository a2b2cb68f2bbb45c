import AppLayout
import AppModel
import GraphLayout
import Markup
import PageParts
import SiteFiles
import Wireframe

extension ScreenParts {
  /// The shortest way to the screen from home, with a picture of each step.
  var shortestPath: Chapter? {
    let map = site.map
    guard let place = map.place(of: screen), let held = site.devices.first else { return nil }
    let path = map.path(to: place)
    guard path.count > 1 else { return nil }
    let taps = counted(map.tree.distance[place], "tap")
    return Chapter("path", "How to get here", hint: taps) {
      Node("ol", ["class": "path"]) {
        for (index, step) in path.enumerated() {
          Node("li") {
            if index > 0 {
              Node("p", ["class": "muted small"], tapped(step))
            }
            picture(of: step, on: held)
          }
        }
      }
    }
  }

  /// Returns what people tap to get to a place.
  private func tapped(_ place: Int) -> [Node] {
    guard let way = site.map.firstWay(to: place).map({ site.map.ways[$0] }) else {
      return [.text("menu button")]
    }
    return [.own(way.tappedWords)]
  }

  /// Returns a small picture of a place with its name, linked to its page.
  private func picture(of place: Int, on held: HeldDevice) -> [Node] {
    let theme = site.themes[0]
    guard let screen = site.map.screen(at: place) else {
      let address = site.menu(on: held, theme).map { path.link(to: $0.path) }
      let name = Node("span") { site.map.hubName }
      return address.map { [thumbnail(at: $0, on: held), name] } ?? [name]
    }
    guard references.shows(screen), let variant = site.shownVariant(of: screen, on: held) else {
      return [.own(screen.title)]
    }
    return [
      thumbnail(
        at: path.link(to: site.paths.picture(of: variant, in: theme.name)), on: held),
      Node("span") { references.link(to: screen) },
    ]
  }

  /// Returns a small picture; the name next to it says what it shows.
  private func thumbnail(at address: String, on held: HeldDevice) -> Node {
    Picture(at: address, "", size: held.pictureSize, within: (110, 130)).node()
  }

  /// The screens within two taps, where the map of all screens would be too large to draw.
  var nearby: Chapter? {
    guard site.map.screens.count > MapForm.limit, let place = site.map.place(of: screen) else {
      return nil
    }
    let map = ScreenMap(of: site, around: place)
    return Chapter("nearby", "Within two taps") {
      Node("div", ["class": "row"], map.size)
      Node.scroll("Map of what is within two taps", class: "map-region") { map.drawing(on: path) }
    }
  }
}
