package import AppModel

extension Device {
  /// A device that a user describes; nil where the description lacks what cannot be guessed.
  package init?(_ own: OwnDevice) {
    let portrait = own.portrait.map(Window.init)
    guard !own.id.isEmpty, let landscape = own.landscape.map(Window.init) ?? portrait?.turned
    else { return nil }
    let family = DeviceFamily(rawValue: own.family == "tv" ? "appletv" : own.family) ?? .iphone
    self.init(
      id: own.id, name: own.name, family: family,
      class: DeviceFront(rawValue: own.frameClass) ?? .homeButton, scale: own.scale, aliases: [],
      cornerRadius: own.cornerRadius, cutout: nil, portrait: portrait, landscape: landscape)
  }
}

extension Window {
  fileprivate init(_ own: OwnDevice.Screen) {
    self.init(
      own.width, own.height, statusBar: own.statusBar,
      Insets(
        top: own.safeTop, left: own.safeLeft, bottom: own.safeBottom, right: own.safeRight),
      own.width > own.height ? .regular : .compact, own.width > own.height ? .compact : .regular)
  }

  /// The window of a device held the other way, as far as one can guess it.
  fileprivate var turned: Window {
    Window(
      size.height, size.width, statusBar: 0,
      Insets(left: safeArea.top, bottom: safeArea.bottom, right: safeArea.top), vertical, horizontal
    )
  }
}

extension App {
  /// The devices that the site's configuration asks for, or the standard ones; unknown ids are left
  /// out, and reported elsewhere.
  package var devices: [Device] {
    guard site.devices.isEmpty else {
      return site.devices.compactMap { choice in
        switch choice {
        case .known(let id): Device.named(id.value)
        case .own(let own): Device(own)
        }
      }
    }
    let ids = ["iphone-se-1", "iphone-14-pro"] + (settings.isForTablets ? ["ipad-9.7"] : [])
    return ids.compactMap(Device.named)
  }

  /// The ways of holding a device that the site's configuration asks for.
  package var orientations: [Orientation] {
    let wanted = site.orientations.flatMap { name in
      name.value == "both"
        ? Orientation.allCases : [Orientation(rawValue: name.value)].compactMap(\.self)
    }
    return wanted.isEmpty ? [.portrait] : Orientation.allCases.filter(wanted.contains)
  }
}
