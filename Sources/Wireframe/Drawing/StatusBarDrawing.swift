import AppLayout
import AppModel

/// The glyphs of the status bar: time, signal and battery, as light or dark as the app shows them.
struct StatusBarDrawing {
  private let variant: Variant
  /// How the status bar looks; nil where there is none.
  private let look: StatusBarLook?
  /// The panel of a menu that covers the screen and its bars.
  private let panel: Rect?

  private static let letters = 12.0
  /// The distance from the edges to the glyphs: next to round corners at least, and in a plain bar.
  private static let side = 14.0
  private static let plainSide = 12.0
  /// The height above which a status bar is one next to a notch or an island, and where in it the
  /// glyphs are.
  private static let plainHeight = 30.0
  private static let middleOfTall = 0.6
  /// How far from the edges the glyphs are next to round corners, for the radius.
  private static let edgeOfCorner = 0.6
  private static let battery = Size(width: 21, height: 10)
  private static let batteryRadius = 2.5
  /// The width that the battery and its tip take.
  private static let batteryRoom = 23.0
  private static let tip = Size(width: 1.6, height: 4)
  private static let tipGap = 1.0
  private static let tipRadius = 0.8
  /// The distances from the edges of the battery to its charge, which is not full.
  private static let chargeInsets = Insets(top: 2, left: 2, bottom: 2, right: 6)
  private static let chargeRadius = 1.0
  /// The bars of the signal: how many there are, the width that they take, the distance from one to
  /// the next, the height of the lowest, what each of the others adds to it, and how far below the
  /// middle they end.
  private static let barCount = 4
  private static let signalWidth = 15.0
  private static let barStep = 4.0
  private static let barWidth = 2.6
  private static let barRadius = 0.6
  private static let leastBar = 3.5
  private static let barGrowth = 2.0
  private static let barBottom = 5.0
  /// The distance between the signal and the battery.
  private static let signGap = 6.0
  /// The plates behind the time, and behind the signal and the battery, and how far to the left of
  /// these they begin.
  private static let timePlate = Size(width: 38, height: 18)
  private static let signPlate = Size(width: 56, height: 18)
  private static let platePadding = 6.0

  /// Makes the glyphs of a variant, over its bar, its content, or the panel of a menu.
  init(_ layout: VariantLayout, in app: App, under panel: Rect? = nil) {
    variant = layout.variant
    look = layout.statusBarLook(in: app)
    self.panel = panel
  }

  /// The glyphs; none where the status bar is hidden.
  var glyphs: [Shape] {
    guard let glyphs = look?.glyphs else { return [] }
    let window = variant.held.window
    let band = Rect(x: 0, y: 0, width: window.size.width, height: window.statusBarHeight)
    let isTall = window.statusBarHeight > Self.plainHeight
    let middle = isTall ? band.height * Self.middleOfTall : band.midY
    let edge =
      isTall ? max(Self.side, variant.device.cornerRadius * Self.edgeOfCorner) : Self.plainSide
    let time = TextLine(
      text: "9:41",
      origin: Point(x: edge, y: Lettering.baseline(of: Self.letters, around: middle)),
      size: Self.letters, weight: .bold, anchor: .start, paint: .fill(glyphs))
    let battery = Rect(
      origin: Point(x: band.maxX - edge - Self.batteryRoom, y: middle - Self.battery.height / 2),
      size: Self.battery)
    let left = Rect(
      origin: Point(x: edge - Self.platePadding, y: middle - Self.timePlate.height / 2),
      size: Self.timePlate)
    let signal = Self.signGap + Self.signalWidth
    let right = Rect(
      origin: Point(
        x: battery.x - (signal + Self.platePadding), y: middle - Self.signPlate.height / 2),
      size: Self.signPlate)
    return [left, right].map { plate($0, behind: glyphs) } + [.text(time)]
      + bars(endingAt: battery.x - Self.signGap, middle, glyphs) + batteryShapes(battery, glyphs)
  }

  private func plate(_ frame: Rect, behind glyphs: StatusBarSettings.Glyphs) -> Shape {
    let plate = GlyphPlate(glyphs: glyphs, ground: ground, cover: cover(of: frame))
    return .box(
      frame, radius: .points(frame.height / 2), Paint(fill: .plate(plate), stroke: .transparent))
  }

  private var ground: GlyphPlate.Ground {
    switch (variant.statusBar, variant.placement) {
    case (.separate, _): .container
    case (.merged, .onTop): .bar
    case (.merged, .overlay): .overlay
    case (.merged, .hidden), (.hidden, _): .content
    }
  }

  /// Returns what an open menu puts behind a part of the status bar.
  private func cover(of frame: Rect) -> GlyphPlate.Cover {
    guard let panel else { return .none }
    guard panel.intersects(frame) else { return .scrim }
    return frame.x >= panel.x && frame.maxX <= panel.maxX ? .panel : .edge
  }

  /// Returns the bars of the signal.
  private func bars(
    endingAt right: Double, _ middle: Double, _ glyphs: StatusBarSettings.Glyphs
  ) -> [Shape] {
    (0..<Self.barCount).map { index in
      let height = Self.leastBar + Double(index) * Self.barGrowth
      let x = right - Self.signalWidth + Double(index) * Self.barStep
      return .box(
        Rect(x: x, y: middle + Self.barBottom - height, width: Self.barWidth, height: height),
        radius: .points(Self.barRadius), .fill(glyphs))
    }
  }

  private func batteryShapes(_ frame: Rect, _ glyphs: StatusBarSettings.Glyphs) -> [Shape] {
    let charge = frame.inset(by: Self.chargeInsets)
    let tip = Rect(
      origin: Point(x: frame.maxX + Self.tipGap, y: frame.midY - Self.tip.height / 2),
      size: Self.tip)
    let line = Paint(fill: .transparent, stroke: .glyphs(glyphs), strokeWidth: 1)
    return [
      .box(frame, radius: .points(Self.batteryRadius), line),
      .box(charge, radius: .points(Self.chargeRadius), .fill(glyphs)),
      .box(tip, radius: .points(Self.tipRadius), .fill(glyphs)),
    ]
  }
}

extension Paint {
  /// Returns an area in the color of glyphs.
  fileprivate static func fill(_ glyphs: StatusBarSettings.Glyphs) -> Paint {
    Paint(fill: .glyphs(glyphs), stroke: .transparent)
  }
}
