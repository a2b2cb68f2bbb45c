import AppLayout
import AppModel

/// The glyphs of the status bar: time, signal and battery.
struct StatusBarDrawing {
  private let variant: Variant
  /// The color of the glyphs, which depends on the background.
  private let ink: Ink
  /// Whether plates are behind the glyphs: the app chooses them for its own bar, and the bar of the
  /// theme may be of the other shade.
  private let hasPlates: Bool

  private static let letters = 12.0
  private static let side = 14.0

  /// Makes the glyphs of a variant, over its bar, its content, or a menu that covers both.
  init(_ layout: VariantLayout, isCovered: Bool) {
    variant = layout.variant
    hasPlates =
      !isCovered && layout.variant.statusBar == .merged && layout.navigationBar?.isColored == true
    ink =
      switch (variant.statusBar, variant.placement) {
      case _ where isCovered: .text
      case (.separate, _): layout.frame.statusBar == nil ? .text : .statusText
      case (.merged, .onTop), (.merged, .overlay): .statusText
      case (.merged, .hidden), (.hidden, _): .text
      }
  }

  /// The glyphs; none where the status bar is hidden.
  var glyphs: [Shape] {
    let device = variant.device
    let window = device.window(in: variant.orientation)
    guard variant.statusBar != .hidden, window.statusBarHeight > 0 else { return [] }
    let band = Rect(x: 0, y: 0, width: window.size.width, height: window.statusBarHeight)
    let isTall = window.statusBarHeight > 30
    let middle = isTall ? band.height * 0.6 : band.midY
    let edge = isTall ? max(Self.side, device.cornerRadius * 0.6) : Self.side - 2
    let time = TextLine(
      text: "9:41",
      origin: Point(x: edge, y: Lettering.baseline(of: Self.letters, around: middle)),
      size: Self.letters, weight: .bold, anchor: .start, paint: .fill(ink))
    let battery = Rect(x: band.maxX - edge - 23, y: middle - 5, width: 21, height: 10)
    let left = Rect(x: edge - 6, y: middle - 9, width: 38, height: 18)
    let right = Rect(x: battery.x - 27, y: middle - 9, width: 56, height: 18)
    return (hasPlates ? [left, right].map(plate) : []) + [.text(time)]
      + signal(endingAt: battery.x - 6, middle) + batteryShapes(battery)
  }

  private func plate(_ frame: Rect) -> Shape {
    .box(frame, radius: .points(frame.height / 2), .fill(.statusBar))
  }

  private func signal(endingAt right: Double, _ middle: Double) -> [Shape] {
    (0..<4).map { index in
      let height = 3.5 + Double(index) * 2
      let x = right - 15 + Double(index) * 4
      return .box(
        Rect(x: x, y: middle + 5 - height, width: 2.6, height: height), radius: 0.6,
        .fill(ink))
    }
  }

  private func batteryShapes(_ frame: Rect) -> [Shape] {
    let charge = frame.inset(by: Insets(top: 2, left: 2, bottom: 2, right: 6))
    let tip = Rect(x: frame.maxX + 1, y: frame.midY - 2, width: 1.6, height: 4)
    return [
      .box(frame, radius: 2.5, .line(ink, width: 1)),
      .box(charge, radius: 1, .fill(ink)), .box(tip, radius: 0.8, .fill(ink)),
    ]
  }
}
