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
      let size = Wireframe.fullContentSize(of: VariantLayout(variant, in: app), in: app)
      let viewer = viewer(of: .full, on: held)
      let address = path.link(
        to: site.paths.fullPicture(of: screen, on: held.device, in: held.orientation, theme.name))
      let picture = Picture(
        at: address, "All of \(screen.title) on \(held.title)", size: (size.width, size.height),
        within: (220, .infinity))
      return Node("figure", ["class": "figure tall"]) {
        picture.link(to: viewer, class: "window")
        Node("figcaption") { Node("a", ["href": viewer]) { held.title } }
      }
    }
    return Chapter("full", "Full content") { Node("div", ["class": "pictures"], figures) }
  }

  /// The screen with each of its entrances.
  var entrances: Chapter? {
    let shown = app.entrance(of: screen)
    let content = app.entrances(of: screen).map { entrance in
      Node("div", ["class": "entrance"]) {
        Node("h3") { entrance.phrase(of: screen, in: app).sentenceStart }
        Node("p", ["class": "muted small"]) {
          entrance.term.meaning
          if entrance == shown { " The other pictures show it like this." }
        }
        Node("div", ["class": "pictures"]) {
          for held in site.devices {
            figure(of: entrance, on: held, isShown: entrance == shown)
          }
        }
      }
    }
    return Chapter("entrances", "How it opens", hint: "\(content.count)") {
      Node("div", ["class": "entrances"], content)
    }
  }

  private func figure(of entrance: Entrance, on held: HeldDevice, isShown: Bool) -> [Node] {
    guard let theme = site.themes.first else { return [] }
    let address: SitePath
    let state: ViewerState
    if isShown {
      guard let variant = site.shownVariant(of: screen, on: held) else { return [] }
      address = site.paths.picture(of: variant, in: theme.name)
      state = ViewerState(variant)
    } else {
      state = .entrance(entrance)
      address = site.paths.entrance(
        entrance, to: screen, on: held.device, in: held.orientation, theme.name)
    }
    let picture = Picture(
      at: path.link(to: address), "\(screen.title) on \(held.title), \(entrance.words)",
      size: held.pictureSize, within: (132, 280))
    return [
      Node("figure", ["class": "figure"]) {
        picture.link(to: viewer(of: state, on: held))
        Node("figcaption") { held.title }
      }
    ]
  }

  /// Returns the address of the viewer of a state in the first look.
  private func viewer(of state: ViewerState, on held: HeldDevice) -> String {
    ViewedScreen(screen, on: held, in: site).address(
      of: state, in: site.looks[0], seenFrom: path)
  }
}
