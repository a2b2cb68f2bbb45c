import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

extension Site {
  /// Returns the page that shows the open menu on a device, as one large picture.
  func menuPage(on held: HeldDevice) -> Page {
    let path = paths.menuPage(on: held.device, in: held.orientation)
    return Page(
      at: path, "The open menu on \(held.title)", of: name, in: .gallery,
      trail: [.init(SitePart.gallery.title, path.link(to: SitePart.gallery.path))]
    ) {
      Node("div", ["class": held.isWide ? "viewer wide" : "viewer"]) {
        Node("div", ["class": "state first"]) {
          Node("div", ["class": "viewer-stage"]) {
            byLook { look, classes in
              let picture = picture(
                "The open menu on \(held.title)", in: look, seenFrom: path, size: held.pictureSize,
                within: (.infinity, .infinity)
              ) { paths.menu(on: held.device, in: held.orientation, $0) }
              return Node("div", ["class": classes]) { picture.node() }
            }
          }
          Node("div", ["class": "viewer-side"]) {
            lookChoice.nodes
            menuDevices(except: held, seenFrom: path)
            menuActions(on: held, seenFrom: path)
          }
        }
      }
    }
  }

  /// Links to the menu on the devices around one.
  private func menuDevices(except held: HeldDevice, seenFrom path: SitePath) -> [Node] {
    let others = devices(around: held)
    guard others.count > 1 else { return [] }
    return [
      Node("dl", ["class": "picks"]) {
        Node("dt") { "Device" }
        Node("dd") {
          Node("ul", ["class": "segments"]) {
            for other in others {
              let page = paths.menuPage(on: other.device, in: other.orientation)
              Node("li") {
                Node(
                  "a",
                  ["href": path.link(to: page), "aria-current": other == held ? "page" : nil]
                ) { other.title }
              }
            }
            if others.count < devices.count {
              Node("li") {
                Node("a", ["href": path.link(to: SitePart.gallery.path, at: "menu")]) {
                  "All \(devices.count)"
                }
              }
            }
          }
        }
      }
    ]
  }

  private func menuActions(on held: HeldDevice, seenFrom path: SitePath) -> Node {
    Node("ul", ["class": "actions"]) {
      let played = prototypes.contains(held) ? held : prototypes.first
      if let played, let start = prototypeStart(on: played) {
        let address =
          startOpensMenu(on: played)
          ? path.link(to: start, at: PlayedScreen.menuID) : path.link(to: start)
        Node("li") {
          Node("a", ["href": address]) { played == held ? "Play" : "Play on \(played.title)" }
        }
      }
      Node("li") {
        let picture = paths.menu(on: held.device, in: held.orientation, themes[0].name)
        Node(
          "a",
          [
            "href": path.link(to: picture),
            "download": "menu-\(paths[held.device, held.orientation].text).svg",
          ]
        ) { "Download SVG" }
      }
    }
  }

  /// Whether the first screen of the prototype on a device has a menu that opens over it.
  private func startOpensMenu(on held: HeldDevice) -> Bool {
    guard let screen = startScreen else { return false }
    let variant = configuredVariant(of: screen, on: held.device, in: held.orientation)
    return PlayedScreen(VariantLayout(variant, in: app), in: self).menu != nil
  }
}
