import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

extension ScreenParts {
  /// The screen's full content on each device, however far it scrolls.
  var fullContent: Chapter? {
    guard let theme = site.themes.first else { return nil }
    let figures = site.devices.map { held in
      let variant = site.configuredVariant(of: screen, on: held.device, in: held.orientation)
      let size = Wireframe(fullContentOf: VariantLayout(variant, in: app), in: app).canvas.size
      let address = path.link(
        to: site.paths.fullPicture(of: screen, on: held.device, in: held.orientation, theme.name))
      let picture = Picture(
        at: address, "All of \(screen.title) on \(held.title)", size: (size.width, size.height),
        within: (220, .infinity))
      return Node("figure", ["class": "figure tall"]) {
        picture.link(class: "window")
        Node("figcaption") { Node("a", ["href": address]) { held.title } }
      }
    }
    return Chapter("full", "Full content") { Node("div", ["class": "pictures"], figures) }
  }

  /// The screen with each of its entrances.
  var entrances: Chapter? {
    let shown = app.entrance(of: screen)
    let content = app.entrances(of: screen).map { entrance in
      Node("div", ["class": "entrance"]) {
        Node("h3") { entrance.words.prefix(1).uppercased() + entrance.words.dropFirst() }
        Node("p", ["class": "muted small"]) {
          entrance.term.meaning
          if entrance == shown { " The matrix shows this entrance." }
        }
        Node("div", ["class": "pictures"]) {
          for held in site.devices {
            figure(of: entrance, on: held, isShown: entrance == shown)
          }
        }
      }
    }
    return Chapter("entrances", "Entrances", hint: "\(content.count)") {
      Node("div", ["class": "entrances"], content)
    }
  }

  private func figure(of entrance: Entrance, on held: HeldDevice, isShown: Bool) -> [Node] {
    guard let theme = site.themes.first else { return [] }
    let address: SitePath
    if isShown {
      guard let variant = site.shownVariant(of: screen, on: held) else { return [] }
      address = site.paths.picture(of: variant, in: theme.name)
    } else {
      address = site.paths.entrance(
        entrance, to: screen, on: held.device, in: held.orientation, theme.name)
    }
    let picture = Picture(
      at: path.link(to: address), "\(screen.title) on \(held.title), \(entrance.words)",
      size: held.pictureSize, within: (132, 280))
    return [
      Node("figure", ["class": "figure"]) {
        picture.link()
        Node("figcaption") { held.title }
      }
    ]
  }
}
