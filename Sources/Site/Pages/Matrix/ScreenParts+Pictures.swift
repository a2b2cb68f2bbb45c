import AppLayout
import PageParts
import Wireframe

extension ScreenParts {
  /// The screen on all devices, to one scale, so that an iPad is larger than a phone; nil if there is
  /// one device.
  var everyDevice: Chapter? {
    guard site.devices.count > 1 else { return nil }
    let scale = PictureScale(of: site.devices)
    return Chapter("devices", "On every device", hint: "\(site.devices.count)") {
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
        Node("a", ["class": "shot", "href": viewer(of: PictureState(variant), on: held)]) {
          site.pictures(
            "\(screen.title) on \(held.title), \(variant.words)", seenFrom: path,
            size: held.pictureSize, within: scale.box(on: held), of: held
          ) { site.paths.picture(of: variant, in: $0) }
        }
        Node("figcaption") {
          Node("strong") { held.title }
          " \(held.windowWords)\(isConfigured ? "" : ", shown with \(variant.words)")"
        }
      }
    ]
  }

  /// The screen with each of its entrances.
  var entrances: Chapter? {
    let shown = app.entrance(of: screen)
    let content = app.entrances(of: screen).map { entrance in
      Node("div", ["class": "entrance"]) {
        Node("h3") { entrance.phrase(of: screen, in: app).sentenceStart }
        Node("p", ["class": "muted small"]) {
          entrance.meaning(for: screen, in: app)
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
    let menus = site.devices.compactMap { OpenMenu(ownedBy: screen, in: app, on: $0) }
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
        Node("a", ["href": viewer(of: state, on: held)]) {
          site.pictures(
            "\(screen.title) on \(held.title), opened \(entrance.words)", seenFrom: path,
            size: held.pictureSize, within: Size(width: 132, height: 280), of: held
          ) { viewed.picture(of: state, in: $0, site.paths) }
        }
        Node("figcaption") { held.title }
      }
    ]
  }

  /// Returns the address of the viewer of a device, at a picture.
  func viewer(of state: PictureState, on held: HeldDevice) -> String {
    ViewedScreen(screen, on: held, in: site)
      .address(of: state, in: site.looks[0], seenFrom: path)
  }
}

extension ScreenParts {
  /// Returns the address of a viewer with two pictures: one on this device, and the same one on another
  /// device. With only one device, the second is the next picture. Nil if there is only one picture.
  func comparison(of state: PictureState, on held: HeldDevice) -> String? {
    let viewed = ViewedScreen(screen, on: held, in: site)
    let device = site.viewedDevices(around: held).first { $0.device != held.device }
      .map { "&second-device=\(site.paths[$0].text.percentEncoded(keeping: .path))" }
    let second = device == nil ? viewed.pictures.first { $0 != state } : state
    return second.map {
      "\(path.link(to: viewed.path))?second=\($0.name)\(device ?? "")"
        + "#\(state.id(in: site.looks[0]))"
    }
  }
}

extension VariantLayout {
  /// How much of the content is below the window, in words; nil if nothing is.
  var wordsBelow: String? {
    content.sections.isEmpty ? nil : frame.wordsBelow(contentOf: content.size.height)
  }
}

extension HeldDevice {
  /// The size of the window.
  var windowWords: String {
    let size = window.size
    return "\(size.width.rounded().shortText) × \(size.height.rounded().shortText) pt"
  }
}
