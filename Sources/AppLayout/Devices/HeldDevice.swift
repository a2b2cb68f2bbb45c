package import AppModel

/// A device in an orientation: a row of every matrix.
package struct HeldDevice: Hashable, Sendable {
  @Shared package var device: Device
  package let orientation: Orientation

  package init(device: Device, orientation: Orientation) {
    _device = Shared(wrappedValue: device)
    self.orientation = orientation
  }

  /// Makes the device of a variant in its orientation.
  package init(_ variant: Variant) {
    self.init(device: variant.device, orientation: variant.orientation)
  }

  /// The name for people to read, with the orientation where there is a choice.
  package var title: String {
    switch orientation {
    case .portrait: device.name
    case .landscape: device.orientations.count > 1 ? "\(device.name), landscape" : device.name
    }
  }
}

extension VariantAxes {
  /// The devices in each orientation to draw.
  package var heldDevices: [HeldDevice] {
    devices.flatMap { device in
      orientations(of: device).map { HeldDevice(device: device, orientation: $0) }
    }
  }
}
