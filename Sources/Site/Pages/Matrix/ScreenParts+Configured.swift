import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

extension ScreenParts {
  /// The screen as it is configured, on every device: the answer that most people come for.
  var configured: Chapter {
    let scale = PictureScale(of: site.devices)
    return Chapter("configured", "As configured, on every device") {
      site.lookChoice.row
      Node("div", ["class": "pictures devices"]) {
        for held in site.devices { figure(on: held, scale) }
      }
    }
  }

  private func figure(on held: HeldDevice, _ scale: PictureScale) -> [Node] {
    guard let variant = site.shownVariant(of: screen, on: held) else { return [] }
    let isConfigured = variant == site.configuredVariant(of: screen, on: held)
    return [
      Node("figure", ["class": "figure"]) {
        for (number, look) in site.offeredLooks.enumerated() {
          site.picture(
            "\(screen.title) on \(held.title), \(variant.words)", in: look, seenFrom: path,
            size: held.pictureSize, within: Size(width: scale.width(on: held), height: .infinity)
          ) { site.paths.picture(of: variant, in: $0) }.link(
            to: site.viewerAddress(of: variant, in: look, seenFrom: path),
            class: "shot t\(number + 1)")
        }
        Node("figcaption") {
          Node("strong") { held.title }
          " \(held.windowWords)\(isConfigured ? "" : ", shown with \(variant.words)")"
          if site.prototypes.contains(held) {
            " · "
            Node("a", ["href": path.link(to: site.paths.prototype(of: screen, on: held))]) {
              "Play"
            }
          }
        }
      }
    ]
  }
}

extension HeldDevice {
  /// The size of the window.
  var windowWords: String {
    let size = window.size
    return "\(size.width.rounded().shortText) × \(size.height.rounded().shortText) pt"
  }
}
