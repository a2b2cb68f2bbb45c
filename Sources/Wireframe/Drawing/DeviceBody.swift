import AppLayout
import AppModel

/// The device around a window: how far its body reaches, and what its front has.
struct DeviceBody: Hashable {
  let body: Rect
  let radius: Double
  let canvas: Rect
  /// The middle of the home button, if there is one.
  let homeButton: Point?
  /// The foot of a television.
  let foot: Rect?

  private static let margin = 15.0

  init(_ device: Device, in orientation: Orientation) {
    let window = device.window(in: orientation).bounds
    let bezel = Self.bezel(of: device)
    let isUpright = orientation == .portrait || device.family == .appletv
    let insets =
      isUpright
      ? bezel : Insets(top: bezel.left, left: bezel.top, bottom: bezel.right, right: bezel.bottom)
    body = window.grown(by: insets)
    radius = device.cornerRadius > 0 ? device.cornerRadius + bezel.left : 26
    let hasHomeButton = device.class == .homeButton
    homeButton =
      !hasHomeButton
      ? nil
      : isUpright
        ? Point(x: window.midX, y: window.maxY + bezel.bottom / 2)
        : Point(x: window.maxX + bezel.bottom / 2, y: window.midY)
    foot =
      device.family == .appletv
      ? Rect(x: window.midX - 220, y: body.maxY, width: 440, height: 14) : nil
    let reach = foot.map { Insets(bottom: $0.height) } ?? .zero
    canvas = body.grown(by: Insets(all: Self.margin)).grown(by: reach)
  }

  private static func bezel(of device: Device) -> Insets {
    switch (device.family, device.class) {
    case (.appletv, _): Insets(all: 14)
    case (.ipad, .homeButton): Insets(top: 42, left: 18, bottom: 42, right: 18)
    case (.ipad, _): Insets(all: 18)
    case (.iphone, .homeButton): Insets(top: 21, left: 9, bottom: 21, right: 9)
    case (.iphone, _): Insets(all: 10)
    }
  }

  /// What lies behind the window.
  func back(_ device: Device) -> [Shape] {
    var shapes: [Shape] = [
      .box(canvas, .fill(.page)),
      .box(body, radius: radius, .surface(.device, outline: .deviceOutline, width: 1.5)),
    ]
    if let homeButton {
      shapes.append(.circle(homeButton, radius: 6, .line(.deviceOutline, width: 1)))
    }
    if let foot {
      shapes.append(.box(foot, radius: 4, .surface(.device, outline: .deviceOutline)))
    }
    return shapes
  }

  /// What lies before the window: notch or island, and the home indicator.
  static func front(_ device: Device, in orientation: Orientation) -> [Shape] {
    let window = device.window(in: orientation).size
    var shapes: [Shape] = []
    if let cutout = device.cutout(in: orientation) {
      let radius = min(cutout.frame.width, cutout.frame.height) / 2
      shapes.append(.box(cutout.frame, radius: min(radius, 18), .fill(.cutout)))
    }
    let hasIndicator = device.class != .homeButton && device.class != .tv
    if hasIndicator {
      let width = min(window.width, window.height) * 0.36
      shapes.append(
        .box(
          Rect(x: (window.width - width) / 2, y: window.height - 13, width: width, height: 5),
          radius: 2.5, .fill(.homeIndicator)))
    }
    return shapes
  }
}

extension Rect {
  /// The frame with room added on each side.
  func grown(by insets: Insets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
