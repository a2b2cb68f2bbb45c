import AppLayout
import AppModel
import Markup
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
          Node("strong") { held.title }
        }
        Node("div", ["class": "menu-list"]) {
          for deviceClass in site.deviceClasses { group(of: deviceClass) }
          if near.count < site.axes.devices.count {
            Node("a", ["class": "small", "href": all]) { "All \(site.axes.devices.count) devices" }
          }
        }
      }
    ]
  }

  private func group(of deviceClass: DeviceClass) -> [Node] {
    let entries = near.filter { $0.device.deviceClass == deviceClass }.compactMap { other in
      let links = other == held ? [here] : links(other, other.device.name)
      return links.isEmpty ? nil : Node("li", [:], links)
    }
    guard !entries.isEmpty else { return [] }
    let list = Node("ul", ["class": "devices-list", "aria-label": deviceClass.title], entries)
    guard site.deviceClasses.count > 1 else { return [list] }
    return [
      Node("div") {
        Node("p", ["class": "muted small", "aria-hidden": "true"]) { deviceClass.title }
        list
      }
    ]
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
