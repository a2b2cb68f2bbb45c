package import AppModel

extension Device {
  /// Makes a device from a user's description; returns nil where something is missing that cannot
  /// be guessed.
  package init?(_ custom: CustomDevice) {
    let portrait = custom.portrait.map { Window($0, of: custom.family) }
    let sideways = custom.landscape.map { Window($0, of: custom.family) }
    guard let landscape = sideways ?? portrait?.turned(custom) else { return nil }
    self.init(
      id: custom.id, name: custom.name.readable, family: custom.family, front: custom.front,
      scale: custom.scale,
      aliases: [], cornerRadius: custom.cornerRadius, cutout: custom.cutout.map(Cutout.init),
      portrait: portrait, landscape: landscape)
  }
}

extension Cutout {
  fileprivate init(_ custom: CustomCutout) {
    kind =
      switch custom.kind {
      case .notch: .notch
      case .dynamicIsland: .dynamicIsland
      }
    frame = Rect(x: custom.x, y: custom.y, width: custom.width, height: custom.height)
  }
}

extension Window {
  fileprivate init(_ custom: CustomWindow, of family: DeviceFamily) {
    let sizeClass = custom.sizeClass ?? .usual(of: family, isWide: custom.width > custom.height)
    self.init(
      custom.width, custom.height, statusBar: custom.statusBar,
      Insets(
        top: custom.safeTop, left: custom.safeLeft, bottom: custom.safeBottom,
        right: custom.safeRight),
      sizeClass.horizontal, sizeClass.vertical)
  }

  /// Guesses the window of a device in the other orientation: a phone then has no status bar, and
  /// the inset at its top is on both sides.
  fileprivate func turned(_ device: CustomDevice) -> Window {
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

  /// The inset of the home indicator on a phone in landscape.
  private static let landscapeBottom = 21.0
}

extension Insets {
  /// Returns the insets, or as much of them as a window has room for.
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

  /// Returns the usual values for devices of a family in this orientation.
  fileprivate static func usual(of family: DeviceFamily, isWide: Bool) -> Self {
    switch family {
    case .iphone: isWide ? .compact : .compactWidth
    case .ipad, .appletv: .regular
    }
  }
}
