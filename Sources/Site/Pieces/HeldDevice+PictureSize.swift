import AppLayout
import Wireframe

extension HeldDevice {
  /// Whether pictures of the device are wider than tall.
  var isWide: Bool { pictureSize.width > pictureSize.height }

  /// The size of the device's pictures.
  var pictureSize: Size { Wireframe.size(on: self) }
}
