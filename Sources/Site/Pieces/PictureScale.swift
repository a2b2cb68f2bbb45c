import AppLayout
import AppModel
import Wireframe

/// How wide the pictures of devices are next to each other: devices of one kind, such as phones
/// held upright, are to one scale, and each kind is large enough to read.
struct PictureScale {
  /// The width of the widest picture of each kind, in points.
  private let widest: [Kind: Double]

  /// The devices whose pictures share a scale.
  private struct Kind: Hashable {
    let deviceClass: DeviceClass
    let isWide: Bool

    init(_ held: HeldDevice) {
      deviceClass = held.device.deviceClass
      isWide = held.isWide
    }

    /// The width of the widest picture, in pixels.
    var room: Double { isWide ? (deviceClass == .tv ? 560 : 440) : 280 }
  }

  init(of devices: [HeldDevice]) {
    widest = Dictionary(devices.map { (Kind($0), $0.pictureSize.width) }, uniquingKeysWith: max)
  }

  /// Returns how wide a device's picture is, in pixels.
  func width(on held: HeldDevice) -> Double {
    let kind = Kind(held)
    let most = max(1, widest[kind] ?? held.pictureSize.width)
    return held.pictureSize.width * min(1, kind.room / most)
  }
}

extension HeldDevice {
  /// Whether pictures of the device are wider than tall.
  var isWide: Bool { pictureSize.width > pictureSize.height }

  /// The size of the device's pictures.
  var pictureSize: Size { Wireframe.size(on: self) }
}
