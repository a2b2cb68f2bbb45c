import AppLayout
import Wireframe

/// How wide the pictures of devices are next to each other: all are to one scale, so that an iPad is
/// larger than a phone, as large as fits into a window.
struct PictureScale {
  private let scale: Double

  /// The most that a picture has, in pixels.
  private static let room = Size(width: 880, height: 720)
  /// The scale of devices that would fit in larger.
  private static let most = 0.72

  init(of devices: [HeldDevice]) {
    scale = devices.map(\.pictureSize).reduce(Self.most) { scale, size in
      min(scale, Self.room.width / max(1, size.width), Self.room.height / max(1, size.height))
    }
  }

  /// Returns the box for a device's picture, as wide as it is to scale and as tall as needed.
  func box(on held: HeldDevice) -> Size {
    Size(width: held.pictureSize.width * scale, height: .infinity)
  }
}

extension HeldDevice {
  /// Whether pictures of the device are wider than tall.
  var isWide: Bool { pictureSize.width > pictureSize.height }

  /// The size of the device's pictures.
  var pictureSize: Size { Wireframe.size(on: self) }

  /// The outline of the device in its pictures as a shape of a stylesheet, in shares of the picture.
  var outline: String {
    let (canvas, (body, radius)) = (pictureSize, Wireframe.outline(of: self))
    let edges = [
      body.y / canvas.height, 1 - body.maxX / canvas.width, 1 - body.maxY / canvas.height,
      body.x / canvas.width,
    ]
    return "inset(\(edges.map(share).joined(separator: " ")) round "
      + "\(share(radius / canvas.width)) / \(share(radius / canvas.height)))"
  }

  /// The outline of the full content in its pictures, without the marks next to it.
  var outlineOfFullContent: String {
    let gutter = Wireframe.gutterOfFullContent(on: device.kind.deviceClass)
    return "inset(0 \(share(gutter / (window.size.width + 2 * gutter))) round 0.5rem)"
  }

  private func share(_ part: Double) -> String { "\((part * 100).shortText)%" }
}
