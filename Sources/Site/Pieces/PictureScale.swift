import AppLayout
import AppModel
import Wireframe

/// How wide the pictures of devices are next to each other: all are to one scale, so that an iPad is
/// larger than a phone, as large as fits into a window.
struct PictureScale {
  private let scale: Double

  /// The most that a picture has, in pixels.
  private static let room = Size(width: 1120, height: 720)
  /// The scale of devices that would fit in larger.
  private static let most = 0.72

  init(of devices: [HeldDevice]) {
    scale = devices.map(\.pictureSize).reduce(Self.most) { scale, size in
      min(scale, Self.room.width / max(1, size.width), Self.room.height / max(1, size.height))
    }
  }

  /// Returns how wide a device's picture is, in pixels.
  func width(on held: HeldDevice) -> Double { held.pictureSize.width * scale }
}

extension HeldDevice {
  /// Whether pictures of the device are wider than tall.
  var isWide: Bool { pictureSize.width > pictureSize.height }

  /// The size of the device's pictures.
  var pictureSize: Size { Wireframe.size(on: self) }
}
