import Geometry

extension Device {
  /// Returns the device with another width, id and name: its upright window is as high as before,
  /// with the same safe area, and its cutout is in the middle as far as it was.
  package func upright(width: Double, id: String, name: String) -> Device {
    let upright = portrait ?? landscape
    let shift = (width - upright.size.width) / 2
    let window = Window(
      size: Size(width: width, height: upright.size.height),
      statusBarHeight: upright.statusBarHeight, safeArea: upright.safeArea,
      horizontal: upright.horizontal, vertical: upright.vertical)
    return Device(
      id: id, name: name, kind: kind.shifted(by: shift), scale: scale, aliases: [],
      cornerRadius: min(cornerRadius, width / 2), portrait: window, landscape: landscape)
  }
}

extension DeviceKind {
  fileprivate func shifted(by shift: Double) -> DeviceKind {
    switch self {
    case .iphone(let front): .iphone(front.shifted(by: shift))
    case .ipad(let front): .ipad(front.shifted(by: shift))
    case .tv: .tv
    }
  }
}

extension DeviceFront {
  fileprivate func shifted(by shift: Double) -> DeviceFront {
    switch self {
    case .cutout(let cutout):
      .cutout(Cutout(kind: cutout.kind, frame: cutout.frame?.offset(by: Point(x: shift, y: 0))))
    case .homeButton: .homeButton
    case .fullScreen: .fullScreen
    }
  }
}
