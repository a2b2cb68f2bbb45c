package import AppModel

/// A device that apps are drawn on: its windows, and what its front looks like.
package struct Device: Hashable, Sendable {
  /// The short name used on the command line and in paths.
  package let id: String
  /// The name people know it by.
  package let name: String
  /// The product line.
  package let family: DeviceFamily
  /// What its front looks like.
  package let front: DeviceFront
  /// How many pixels a point is wide.
  package let scale: Double
  /// Other devices with the same metrics.
  package let aliases: [String]
  /// The radius of the display's corners.
  package let cornerRadius: Double
  /// The notch or island when held upright, if it has one.
  package let cutout: Cutout?
  /// The window when held upright; a television is never held so.
  package let portrait: Window?
  /// The window when held sideways; this is data of its own, not the upright one turned.
  package let landscape: Window
}

extension Device {
  /// The ways it can be held.
  package var orientations: [Orientation] {
    portrait == nil ? [.landscape] : [.portrait, .landscape]
  }

  /// Returns the window when held this way; a television's is always landscape.
  package func window(in orientation: Orientation) -> Window {
    switch orientation {
    case .portrait: portrait ?? landscape
    case .landscape: landscape
    }
  }

  /// Returns the notch or island in the window's coordinates; held sideways, it is on the left.
  package func cutout(in orientation: Orientation) -> Cutout? {
    switch orientation {
    case .portrait: cutout
    case .landscape: cutout?.turned(inWidth: landscape.size.height)
    }
  }
}
