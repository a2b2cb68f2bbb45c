package import AppModel

/// A device in an orientation: a row of every matrix.
package struct HeldDevice: Hashable, Sendable {
  @Shared package var device: Device
  package let orientation: Orientation

  package init(_ device: Device, in orientation: Orientation) {
    _device = Shared(wrappedValue: device)
    self.orientation = orientation
  }

  /// The window; a TV's is always landscape.
  package var window: Window { device.window(in: orientation) }

  /// The name for people to read, with the orientation where there is a choice.
  package var title: String {
    switch orientation {
    case .portrait: device.name
    case .landscape: device.orientations.count > 1 ? "\(device.name), landscape" : device.name
    }
  }
}

extension VariantAxes {
  /// The devices in each orientation to draw: the wanted ones, or all that a device supports where
  /// it supports none of those.
  package var heldDevices: [HeldDevice] {
    devices.flatMap { device in
      let wanted = orientations.filter(device.orientations.contains)
      return (wanted.isEmpty ? device.orientations : wanted).map { HeldDevice(device, in: $0) }
    }
  }
}

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
