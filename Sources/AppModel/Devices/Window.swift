package import Geometry

/// The space that an app fills on a device in one orientation.
package struct Window: Hashable, Sendable {
  package let size: Size
  /// The height of the status bar while it is shown.
  package let statusBarHeight: Double
  /// The insets that the device covers while the status bar is shown.
  package let safeArea: Insets
  package let horizontal: SizeClass
  package let vertical: SizeClass

  /// The window as a box at its own origin.
  package var bounds: Rect { Rect(size: size) }
}

/// The amount of room in one direction.
package enum SizeClass: String, Hashable, Sendable {
  case compact = "C"
  case regular = "R"
}

extension Window {
  /// The limits for the sides of a window, in points.
  static let sides = 1.0...20_000

  /// Reads a window of a device; reports a missing width or height and returns nil.
  init?(_ reader: inout ObjectReader, of device: DeviceClass) {
    let width = reader.number("w", within: Self.sides, .customDevice)
    let height = reader.number("h", within: Self.sides, .customDevice)
    // A window without a size is still read further, so that all mistakes are reported at once.
    let size = Size(
      width: width ?? Self.sides.upperBound, height: height ?? Self.sides.upperBound)
    let statusBar = reader.number("statusBar", within: 0...size.height, .customDevice)
    let safeArea = reader.object("safeArea") { area in
      let top = area.number("t", within: 0...size.height, .customDevice) ?? 0
      let left = area.number("l", within: 0...size.width, .customDevice) ?? 0
      return Insets(
        top: top, left: left,
        bottom: area.number("b", within: 0...(size.height - top), .customDevice) ?? 0,
        right: area.number("r", within: 0...(size.width - left), .customDevice) ?? 0)
    }
    let sizeClass: SizeClassPair? = reader.word("sizeClass", .customDevice)
    guard reader.isPresent else { return nil }
    if reader.written("w") == nil || reader.written("h") == nil {
      reader.report(.noSize("a device"))
    }
    guard width != nil, height != nil else { return nil }
    let (horizontal, vertical) =
      (sizeClass ?? .usual(of: device, isWide: size.width > size.height)).classes
    self.init(
      size: size, statusBarHeight: statusBar ?? 0, safeArea: safeArea, horizontal: horizontal,
      vertical: vertical)
  }

  /// Guesses the window of a device in the other orientation: a phone then has no status bar, and
  /// the inset at its top is on both sides.
  func turned(on kind: DeviceKind) -> Window {
    let turned = Size(width: size.height, height: size.width)
    let (statusBar, insets): (Double, Insets) =
      switch kind {
      case .ipad, .tv: (statusBarHeight, safeArea)
      case .iphone(.homeButton): (0, .zero)
      case .iphone(.cutout), .iphone(.fullScreen):
        (
          0,
          Insets(
            left: safeArea.top, bottom: min(safeArea.bottom, Self.landscapeBottom),
            right: safeArea.top)
        )
      }
    return Window(
      size: turned, statusBarHeight: min(statusBar, turned.height),
      safeArea: insets.fitting(into: turned), horizontal: vertical, vertical: horizontal)
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

/// The horizontal and vertical size classes, each compact or regular.
enum SizeClassPair: String, CaseIterable {
  case compact = "C/C"
  case compactWidth = "C/R"
  case compactHeight = "R/C"
  case regular = "R/R"

  fileprivate var classes: (horizontal: SizeClass, vertical: SizeClass) {
    switch self {
    case .compact: (.compact, .compact)
    case .compactWidth: (.compact, .regular)
    case .compactHeight: (.regular, .compact)
    case .regular: (.regular, .regular)
    }
  }

  /// Returns the usual values for devices of a class in this orientation.
  fileprivate static func usual(of device: DeviceClass, isWide: Bool) -> Self {
    switch device {
    case .iphone: isWide ? .compact : .compactWidth
    case .ipad, .tv: .regular
    }
  }
}
