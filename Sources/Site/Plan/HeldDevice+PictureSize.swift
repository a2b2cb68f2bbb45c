import AppLayout
import Wireframe

extension HeldDevice {
  /// The size of the device's pictures.
  var pictureSize: (width: Double, height: Double) {
    let size = Wireframe.size(on: device, in: orientation)
    return (size.width, size.height)
  }
}
