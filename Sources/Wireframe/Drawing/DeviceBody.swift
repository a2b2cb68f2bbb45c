import AppLayout

/// The device around a window: the extent of its body, and what its front has.
struct DeviceBody: Hashable {
  let body: Rect
  let radius: Double
  let canvas: Rect
  /// The center of the home button, if there is one.
  let homeButton: Point?
  /// The foot of a television.
  let foot: Rect?

  /// The body with its foot.
  let reach: Rect
  private let display: Rect
  private let displayRadius: Double
  private let cutout: Cutout?
  /// Whether the device is held so that its upper edge is at the top.
  private let isUpright: Bool
  private let hasHomeIndicator: Bool

  private static let margin = 15.0
  /// The height that the mark for further content needs below the device.
  private static let foldRoom = 22.0
  /// The radius of the body's corners around a display whose corners are square.
  private static let squareRadius = 26.0
  private static let homeButtonRadius = 6.0
  private static let footSize = Size(width: 440, height: 14)
  private static let footRadius = 4.0

  init(_ held: HeldDevice) {
    let device = held.device
    let window = held.window.bounds
    let bezel = Self.bezel(of: device)
    isUpright = held.orientation == .portrait || device.deviceClass == .tv
    let insets =
      isUpright
      ? bezel : Insets(top: bezel.left, left: bezel.top, bottom: bezel.right, right: bezel.bottom)
    body = window.grown(by: insets)
    radius = device.cornerRadius > 0 ? device.cornerRadius + bezel.left : Self.squareRadius
    let front = device.kind.front
    let hasHomeButton = front == .homeButton
    homeButton =
      !hasHomeButton
      ? nil
      : isUpright
        ? Point(x: window.midX, y: window.maxY + bezel.bottom / 2)
        : Point(x: window.maxX + bezel.bottom / 2, y: window.midY)
    foot =
      device.deviceClass == .tv
      ? Rect(
        origin: Point(x: window.midX - Self.footSize.width / 2, y: body.maxY), size: Self.footSize)
      : nil
    display = window
    displayRadius = device.cornerRadius
    cutout = device.cutout(in: held.orientation)
    hasHomeIndicator = front != nil && !hasHomeButton
    reach = body.grown(by: foot.map { Insets(bottom: $0.height) } ?? .zero)
    canvas = reach.grown(
      by: Insets(
        top: Self.margin, left: Self.margin, bottom: Self.foldRoom * device.deviceClass.noteScale,
        right: Self.margin))
  }

  private static func bezel(of device: Device) -> Insets {
    switch device.kind {
    case .tv: Insets(all: 14)
    case .ipad(.homeButton): Insets(top: 42, left: 18, bottom: 42, right: 18)
    case .ipad(.cutout), .ipad(.fullScreen): Insets(all: 18)
    case .iphone(.homeButton): Insets(top: 21, left: 9, bottom: 21, right: 9)
    case .iphone(.cutout), .iphone(.fullScreen): Insets(all: 10)
    }
  }

  /// The shapes behind the window, on the ground of a picture.
  var back: [Shape] { [.box(canvas, .fill(.page))] + chassis }

  /// The shapes behind the window.
  var chassis: [Shape] {
    var shapes: [Shape] = [
      .box(
        body, radius: .points(radius), .surface(.device, outline: .deviceOutline, width: .outline))
    ]
    if let homeButton {
      shapes.append(
        .circle(homeButton, radius: Self.homeButtonRadius, .line(.deviceOutline, width: 1)))
    }
    if let foot {
      shapes.append(
        .box(foot, radius: .points(Self.footRadius), .surface(.device, outline: .deviceOutline)))
    }
    return shapes
  }

  /// The shapes in front of the window: its edge, notch or island, and the home indicator.
  var front: [Shape] {
    [.box(display, radius: .points(displayRadius), .line(.containerOutline, width: 1))]
      + (cutout.flatMap(shape).map { [$0] } ?? []) + (hasHomeIndicator ? [homeIndicator] : [])
  }

  private static let mostCutoutRadius = 20.0

  private func shape(of cutout: Cutout) -> Shape? {
    guard let frame = cutout.frame else { return nil }
    let radius = min(min(frame.width, frame.height) / 2, Self.mostCutoutRadius)
    switch cutout.kind {
    case .notch:
      return .path(.notch(frame, radius: radius, isUpright: isUpright), .fill(.cutout))
    case .dynamicIsland: return .box(frame, radius: .points(radius), .fill(.cutout))
    }
  }

  /// The width of the home indicator as a share of the display's shorter side, its height, and the
  /// distance from its top to the bottom of the display.
  private static let indicatorShare = 0.36
  private static let indicatorHeight = 5.0
  private static let indicatorDistance = 13.0

  private var homeIndicator: Shape {
    let width = min(display.width, display.height) * Self.indicatorShare
    let frame = Rect(
      x: display.midX - width / 2, y: display.maxY - Self.indicatorDistance, width: width,
      height: Self.indicatorHeight)
    return .box(frame, radius: .points(frame.height / 2), .fill(.homeIndicator))
  }
}

extension Path {
  /// Returns a notch, which has round corners only where it reaches into the display: down from the
  /// upper edge, or on a device held sideways to the right from the left edge.
  fileprivate static func notch(_ frame: Rect, radius: Double, isUpright: Bool) -> Path {
    let (long, deep) =
      isUpright ? (frame.width, frame.height) : (frame.height, frame.width)
    func corner(_ points: [(Double, Double)]) -> [Point] {
      points.map { x, y in
        isUpright
          ? Point(x: frame.x + x, y: frame.y + y) : Point(x: frame.x + y, y: frame.y + x)
      }
    }
    let points = corner([
      (0, 0), (0, deep - radius), (0, deep), (radius, deep), (long - radius, deep), (long, deep),
      (long, deep - radius), (long, 0),
    ])
    return Path([
      .move(points[0]), .line(points[1]), .curve(points[2], points[2], to: points[3]),
      .line(points[4]), .curve(points[5], points[5], to: points[6]), .line(points[7]), .close,
    ])
  }
}
