import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

/// The switch of a prototype: the same screen on another device, held the other way, or in another
/// theme.
struct PlayedDeviceSwitch {
  let played: PlayedScreen

  private var site: Site { played.site }
  private var held: HeldDevice { played.held }

  var nodes: [Node] { menu + rotation + site.lookChoice.nodes }

  /// The devices that have a prototype, each held like this one where it can be.
  private var devices: [HeldDevice] {
    let alike = site.prototypes.filter { $0.orientation == held.orientation }
    return (alike + site.prototypes).firstOfEach(\.device.id)
  }

  private var menu: [Node] {
    let devices = devices
    guard devices.count > 1 else { return [] }
    return [
      Node("details", ["class": "menu"]) {
        Node("summary") {
          Node("span", ["class": "muted"]) { "Device" }
          " "
          Node("strong") { held.device.name }
        }
        Node("ul", ["class": "menu-list"]) {
          for other in devices {
            Node("li") { link(to: other, other.device.name) }
          }
        }
      }
    ]
  }

  private var rotation: [Node] {
    site.prototypes.first { $0.device.id == held.device.id && $0 != held }
      .map { [link(to: $0, "⟲ Rotate", as: "switch button")] } ?? []
  }

  private func link(to other: HeldDevice, _ title: String, as name: String = "switch") -> Node {
    let page = site.paths.prototype(of: played.screen, on: other)
    return Node(
      "a",
      [
        "class": name, "href": played.path.link(to: page),
        "aria-current": other == held ? "true" : nil,
      ]
    ) { title }
  }
}
