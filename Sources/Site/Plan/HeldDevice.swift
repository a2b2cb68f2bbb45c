import AppLayout
import AppModel
import Wireframe

/// A device held one way: a row of every matrix.
struct HeldDevice: Hashable, Sendable {
  @Shared var device: Device
  let orientation: Orientation

  init(device: Device, orientation: Orientation) {
    _device = Shared(wrappedValue: device)
    self.orientation = orientation
  }

  /// The device of a variant, held as it is there.
  init(_ variant: Variant) {
    self.init(device: variant.device, orientation: variant.orientation)
  }

  /// What people call it; the orientation is told where there is a choice.
  var title: String {
    switch orientation {
    case .portrait: device.name
    case .landscape: device.orientations.count > 1 ? "\(device.name), landscape" : device.name
    }
  }

  /// The size of its pictures.
  var pictureSize: (width: Double, height: Double) {
    let size = Wireframe.size(on: device, in: orientation)
    return (size.width, size.height)
  }
}

extension VariantAxes {
  /// The devices in each way in which they are to be held.
  var heldDevices: [HeldDevice] {
    devices.flatMap { device in
      orientations(of: device).map { HeldDevice(device: device, orientation: $0) }
    }
  }
}
