package import AppModel

/// A device held one way: a row of every matrix.
package struct HeldDevice: Hashable, Sendable {
  @Shared package var device: Device
  package let orientation: Orientation

  package init(device: Device, orientation: Orientation) {
    _device = Shared(wrappedValue: device)
    self.orientation = orientation
  }

  /// The device of a variant, held as it is there.
  package init(_ variant: Variant) {
    self.init(device: variant.device, orientation: variant.orientation)
  }

  /// What people call it; the orientation is named where there is a choice.
  package var title: String {
    switch orientation {
    case .portrait: device.name
    case .landscape: device.orientations.count > 1 ? "\(device.name), landscape" : device.name
    }
  }
}

extension VariantAxes {
  /// The devices in each way in which they are to be held.
  package var heldDevices: [HeldDevice] {
    devices.flatMap { device in
      orientations(of: device).map { HeldDevice(device: device, orientation: $0) }
    }
  }
}
