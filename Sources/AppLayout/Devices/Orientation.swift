/// The way a device is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape

  /// The ending of a device's name in paths.
  package var ending: String {
    switch self {
    case .portrait: ""
    case .landscape: "-landscape"
    }
  }
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
