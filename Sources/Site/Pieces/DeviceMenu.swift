import AppLayout
import PageParts

/// The menu of the devices around the one that a page is about, in groups, and the switch that
/// rotates it.
struct DeviceMenu {
  private let site: Site
  private let held: HeldDevice
  private let near: [HeldDevice]
  /// The address of a page that has all devices.
  private let all: String
  /// Returns the links that lead to a page like this one on another device, with some words; none
  /// if the site does not have that page.
  private let links: (_ other: HeldDevice, _ words: String) -> [Node]

  init(
    of site: Site, on held: HeldDevice, all: String,
    links: @escaping (_ other: HeldDevice, _ words: String) -> [Node]
  ) {
    self.site = site
    self.held = held
    near = site.devices(around: held)
    self.all = all
    self.links = links
  }

  /// The menu and the switch; nothing if the site has one device, in one orientation.
  var nodes: [Node] {
    let parts = menu + rotation
    return parts.isEmpty ? [] : [Node("div", ["class": "device-menu"], parts)]
  }

  private var menu: [Node] {
    guard near.count > 1 else { return [] }
    return [
      Node("details", ["class": "menu"]) {
        Node("summary") {
          Node("span", ["class": "muted"]) { "Device" }
          " "
          Node("strong") { held.shortTitle }
        }
        Node("div", ["class": "menu-list"]) {
          lists
          if near.count < site.axes.devices.count {
            Node("a", ["class": "small", "href": all]) { "All \(site.axes.devices.count) devices" }
          }
        }
      }
    ]
  }

  /// The devices in groups, or in one list where no group would have several.
  private var lists: [Node] {
    let groups = site.deviceClasses.map { (title: $0.title, entries: entries(of: $0)) }
      .filter { !$0.entries.isEmpty }
    guard groups.count > 1, groups.contains(where: { $0.entries.count > 1 }) else {
      return [list(groups.flatMap(\.entries), titled: "Devices")]
    }
    return groups.map { group in
      Node("div") {
        Node("p", ["class": "muted small", "aria-hidden": "true"]) { group.title }
        list(group.entries, titled: group.title)
      }
    }
  }

  private func entries(of deviceClass: DeviceClass) -> [Node] {
    near.filter { $0.device.deviceClass == deviceClass }.compactMap { other in
      let links = other == held ? [here] : links(other, other.device.name)
      return links.isEmpty ? nil : Node("li", [:], links)
    }
  }

  private func list(_ entries: [Node], titled title: String) -> Node {
    Node("ul", ["class": "devices-list", "aria-label": title], entries)
  }

  private var here: Node {
    Node("strong", ["aria-current": "true"]) { held.device.name }
  }

  private var rotation: [Node] {
    site.rotated(held).map { links($0, "Rotate to \($0.orientation.rawValue)") } ?? []
  }
}

extension DeviceClass {
  /// Whether devices of the class have a status bar. Nothing is said about one on those without.
  var hasStatusBar: Bool { self != .tv }
}
