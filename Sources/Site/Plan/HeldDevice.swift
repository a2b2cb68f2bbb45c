import AppLayout
import Wireframe

/// A device held one way: a row of every matrix.
struct HeldDevice: Hashable, Sendable {
  let device: Device
  let orientation: Orientation

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
