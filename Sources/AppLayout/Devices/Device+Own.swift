package import AppModel

extension Device {
  /// A device that a user describes; nil where the description lacks what cannot be guessed.
  package init?(_ own: OwnDevice) {
    let portrait = own.portrait.map { Window($0, of: own.family) }
    let sideways = own.landscape.map { Window($0, of: own.family) }
    guard let landscape = sideways ?? portrait?.turned(own) else { return nil }
    self.init(
      id: own.id, name: own.name.readable, family: own.family, front: own.front, scale: own.scale,
      aliases: [], cornerRadius: own.cornerRadius, cutout: own.cutout.map(Cutout.init),
      portrait: portrait, landscape: landscape)
  }
}

extension Cutout {
  fileprivate init(_ own: OwnCutout) {
    kind =
      switch own.kind {
      case .notch: .notch
      case .dynamicIsland: .dynamicIsland
      }
    frame = Rect(x: own.x, y: own.y, width: own.width, height: own.height)
  }
}

extension Window {
  fileprivate init(_ own: OwnWindow, of family: DeviceFamily) {
    let sizeClass = own.sizeClass ?? .usual(of: family, isWide: own.width > own.height)
    self.init(
      own.width, own.height, statusBar: own.statusBar,
      Insets(
        top: own.safeTop, left: own.safeLeft, bottom: own.safeBottom, right: own.safeRight),
      sizeClass.horizontal, sizeClass.vertical)
  }

  /// The window of a device held the other way, as far as one can guess it: a telephone has no status
  /// bar then, and what was cut out of its top is kept on both sides.
  fileprivate func turned(_ device: OwnDevice) -> Window {
    let turned = Size(width: size.height, height: size.width)
    let (statusBar, insets): (Double, Insets) =
      switch (device.family, device.front) {
      case (.ipad, _), (.appletv, _): (statusBarHeight, safeArea)
      case (.iphone, .homeButton): (0, .zero)
      case (.iphone, _):
        (
          0,
          Insets(
            left: safeArea.top, bottom: min(safeArea.bottom, Self.landscapeBottom),
            right: safeArea.top)
        )
      }
    return Window(
      turned.width, turned.height, statusBar: min(statusBar, turned.height),
      insets.fitting(into: turned), vertical, horizontal)
  }

  /// What the home indicator takes of a telephone held sideways.
  private static let landscapeBottom = 21.0
}

extension Insets {
  /// The insets, or as much of them as a window has room for.
  fileprivate func fitting(into size: Size) -> Insets {
    let (top, left) = (min(top, size.height), min(left, size.width))
    return Insets(
      top: top, left: left, bottom: min(bottom, size.height - top),
      right: min(right, size.width - left))
  }
}

extension SizeClassPair {
  fileprivate var horizontal: SizeClass {
    switch self {
    case .compact, .compactWidth: .compact
    case .compactHeight, .regular: .regular
    }
  }

  fileprivate var vertical: SizeClass {
    switch self {
    case .compact, .compactHeight: .compact
    case .compactWidth, .regular: .regular
    }
  }

  /// What holds for most devices of a family that are held this way.
  fileprivate static func usual(of family: DeviceFamily, isWide: Bool) -> Self {
    switch family {
    case .iphone: isWide ? .compact : .compactWidth
    case .ipad, .appletv: .regular
    }
  }
}

extension App {
  /// The devices that the site's configuration asks for, or the standard ones. Those that cannot be
  /// used are left out, and reported elsewhere.
  package var devices: [Device] {
    if let choices = site.devices { return DeviceList(choices).devices }
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
