import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

extension ScreenParts {
  /// The screen's full content on each device, however far it scrolls.
  var fullContent: Chapter? {
    let figures = site.devices.map { held in
      let variant = site.configuredVariant(of: screen, on: held)
      let size = Wireframe.fullContentFrame(of: VariantLayout(variant, in: app)).size
      return Node("figure", ["class": "figure tall"]) {
        site.byLook { look, classes in
          site.picture(
            "All of \(screen.title) on \(held.title)", in: look, seenFrom: path,
            size: size, within: Size(width: 220, height: .infinity)
          ) {
            site.paths.picture(of: .full, screen, on: held, $0)
          }.link(
            to: viewer(of: .full, on: held, in: look),
            class: ["window", classes].compactMap(\.self).joined(separator: " "))
        }
        Node("figcaption") {
          site.byLook { look, classes in
            Node("a", ["href": viewer(of: .full, on: held, in: look), "class": classes]) {
              held.title
            }
          }
        }
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

  /// The open menu that the screen has for itself, on each device.
  var ownMenu: Chapter? {
    let menus = site.devices.compactMap { site.menu(ownedBy: screen, on: $0) }
    guard !menus.isEmpty else { return nil }
    return Chapter("menu", "Its open menu") {
      Node("div", ["class": "pictures"], site.figures(of: menus, seenFrom: path))
    }
  }

  private func figure(of entrance: Entrance, on held: HeldDevice, isShown: Bool) -> [Node] {
    let state: PictureState
    if isShown {
      guard let variant = site.shownVariant(of: screen, on: held) else { return [] }
      state = PictureState(variant)
    } else {
      state = .entrance(entrance)
    }
    let viewed = ViewedScreen(screen, on: held, in: site)
    return [
      Node("figure", ["class": "figure"]) {
        site.byLook { look, classes in
          site.picture(
            "\(screen.title) on \(held.title), opened \(entrance.words)", in: look, seenFrom: path,
            size: held.pictureSize, within: Size(width: 132, height: 280)
          ) {
            viewed.picture(of: state, in: $0, site.paths)
          }.link(to: viewer(of: state, on: held, in: look), class: classes)
        }
        Node("figcaption") { held.title }
      }
    ]
  }

  private func viewer(of state: PictureState, on held: HeldDevice, in look: Look) -> String {
    ViewedScreen(screen, on: held, in: site).address(of: state, in: look, seenFrom: path)
  }
}
