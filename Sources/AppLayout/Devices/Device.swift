package import AppModel

/// A device that apps are drawn on.
package struct Device: Hashable, Sendable {
  /// The short name used on the command line and in paths.
  package let id: String
  /// The name that people use.
  package let name: String
  /// The product line.
  package let family: DeviceFamily
  /// The shape of its front.
  package let front: DeviceFront
  /// The number of pixels per point.
  package let scale: Double
  /// Other devices with the same metrics.
  package let aliases: [String]
  /// The radius of the display's corners.
  package let cornerRadius: Double
  /// The notch or island in portrait, if it has one.
  package let cutout: Cutout?
  /// The window in portrait; nil for a TV.
  package let portrait: Window?
  /// The window in landscape; it has its own measurements and is not the portrait one turned.
  package let landscape: Window
}

extension Device {
  /// The orientations that it supports.
  package var orientations: [Orientation] {
    portrait == nil ? [.landscape] : [.portrait, .landscape]
  }

  /// Returns the window in an orientation; a TV's is always landscape.
  package func window(in orientation: Orientation) -> Window {
    switch orientation {
    case .portrait: portrait ?? landscape
    case .landscape: landscape
    }
  }

  /// Returns the notch or island in the window's coordinates; in landscape it is on the left.
  package func cutout(in orientation: Orientation) -> Cutout? {
    switch orientation {
    case .portrait: cutout
    case .landscape: cutout?.turned(inWidth: landscape.size.height)
    }
  }
}
