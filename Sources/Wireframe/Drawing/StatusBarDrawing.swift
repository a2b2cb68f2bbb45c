import AppLayout

/// The glyphs of the status bar: time, signal and battery, as light or dark as the app shows them.
struct StatusBarDrawing {
  private let shown: ShownScreen
  /// The panel of a menu that covers the screen and its bars.
  private let panel: Rect?
  /// Whether the screen is behind a card, and the display itself behind the glyphs.
  private let isBehindCard: Bool

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
  private static let edgeWidth = 1.0
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
  /// The width that the time takes.
  private static let timeWidth = 26.0
  /// The width of the line around glyphs, half of which they cover.
  fileprivate static let outlineWidth = 1.0

  /// Makes the glyphs of a variant, over its bar, its content, or the panel of a menu.
  init(_ shown: ShownScreen, under panel: Rect? = nil, isBehindCard: Bool = false) {
    self.shown = shown
    self.panel = panel
    self.isBehindCard = isBehindCard
  }

  /// The glyphs; none where the status bar is hidden.
  var glyphs: [Shape] {
    guard let look = shown.look else { return [] }
    let window = shown.held.window
    let band = Rect(x: 0, y: 0, width: window.size.width, height: window.statusBarHeight)
    let isTall = window.statusBarHeight > Self.plainHeight
    let middle = isTall ? band.height * Self.middleOfTall : band.midY
    let edge =
      isTall ? max(Self.side, shown.device.cornerRadius * Self.edgeOfCorner) : Self.plainSide
    let battery = Rect(
      origin: Point(x: band.maxX - edge - Self.batteryRoom, y: middle - Self.battery.height / 2),
      size: Self.battery)
    let signs = bars(endingAt: battery.x - Self.signGap, middle) + [tip(of: battery)]
    let signsReach = battery.x - Self.signGap - Self.signalWidth..<band.maxX - edge
    return shapes(look, over: edge..<edge + Self.timeWidth, in: band) { paint in
      [Self.time(at: Point(x: edge, y: middle), paint)]
    }
      + shapes(look, over: signsReach, in: band) { paint in
        (isBehindCard ? [] : [batteryOutline(battery, paint)]) + [
          .group(Group(paint: paint, signs)), charge(of: battery, paint),
          batteryEdge(battery, paint),
        ]
      }
  }

  /// Returns shapes in a part of the status bar, each with the color that can be seen on what an open
  /// menu puts behind it: where its edge is behind them, the part over the panel and the other one.
  private func shapes(
    _ look: StatusBarLook, over reach: Range<Double>, in band: Rect, _ shapes: (Paint) -> [Shape]
  ) -> [Shape] {
    func placed(_ cover: PlacedGlyphs.Cover) -> [Shape] {
      let glyphs = PlacedGlyphs(
        glyphs: look.glyphs, ground: ground, cover: cover,
        areHardToRead: cover == .none && look.isHardToRead)
      // The dark display shows them without an outline.
      return shapes(cover == .display ? Paint(fill: .glyphs(glyphs)) : Paint(glyphs))
    }
    guard let panel else { return placed(isBehindCard ? .display : .none) }
    guard panel.x < reach.upperBound, reach.lowerBound < panel.maxX else { return placed(.scrim) }
    if reach.lowerBound >= panel.x, reach.upperBound <= panel.maxX { return placed(.panel) }
    let inside = Rect(x: panel.x, y: band.y, width: panel.width, height: band.height)
    let isAtLeft = panel.x <= band.x
    let outside = Rect(
      x: isAtLeft ? panel.maxX : band.x, y: band.y,
      width: isAtLeft ? band.maxX - panel.maxX : panel.x - band.x, height: band.height)
    return [
      .group(Group(clip: inside, placed(.panel))), .group(Group(clip: outside, placed(.scrim))),
    ]
  }

  /// Returns the time in both colors of glyphs, one below the other on a bar, of which the one that
  /// can hardly be read has an outline.
  static func sample(in frame: Rect) -> [Shape] {
    let glyphs = StatusBarSettings.Glyphs.allCases
    let step = frame.height / Double(glyphs.count)
    return [.box(frame, radius: .cell, .surface(.bar, outline: .barHairline))]
      + glyphs.enumerated().map { index, glyphs in
        time(
          at: Point(x: frame.midX - timeWidth / 2, y: frame.y + (Double(index) + 0.5) * step),
          Paint(
            PlacedGlyphs(glyphs: glyphs, ground: .bar, cover: .none, areHardToRead: true)))
      }
  }

  /// What the screen has at the place of its status bar.
  var ground: PlacedGlyphs.Ground {
    switch (shown.statusBar, shown.placement) {
    case (.separate, _): .container
    case (.merged, .onTop): .bar
    case (.merged, .overlay): .overlay
    case (.merged, .hidden), (.hidden, _): .content
    }
  }

  private static func time(at place: Point, _ paint: Paint) -> Shape {
    .text(
      TextLine(
        text: "9:41",
        origin: Point(x: place.x, y: Lettering.baseline(of: letters, around: place.y)),
        size: letters, weight: .bold, anchor: .start, paint: paint))
  }

  /// Returns the bars of the signal.
  private func bars(endingAt right: Double, _ middle: Double) -> [Shape] {
    (0..<Self.barCount).map { index in
      let height = Self.leastBar + Double(index) * Self.barGrowth
      let x = right - Self.signalWidth + Double(index) * Self.barStep
      return .box(
        Rect(x: x, y: middle + Self.barBottom - height, width: Self.barWidth, height: height),
        radius: .points(Self.barRadius))
    }
  }

  private func tip(of battery: Rect) -> Shape {
    .box(
      Rect(
        origin: Point(x: battery.maxX + Self.tipGap, y: battery.midY - Self.tip.height / 2),
        size: Self.tip), radius: .points(Self.tipRadius))
  }

  /// Returns the charge of a battery, whose edge alone has an outline.
  private func charge(of battery: Rect, _ paint: Paint) -> Shape {
    .box(
      battery.inset(by: Self.chargeInsets), radius: .points(Self.chargeRadius),
      Paint(fill: paint.fill, stroke: .transparent))
  }

  private func batteryEdge(_ battery: Rect, _ paint: Paint) -> Shape {
    .box(
      battery, radius: .points(Self.batteryRadius),
      Paint(fill: .transparent, stroke: paint.fill, strokeWidth: .points(Self.edgeWidth)))
  }

  /// Returns the outline of a battery's edge, which the edge covers the inner half of.
  private func batteryOutline(_ battery: Rect, _ paint: Paint) -> Shape {
    let grown = Self.edgeWidth / 2
    return .box(
      battery.grown(by: Insets(all: grown)), radius: .points(Self.batteryRadius + grown),
      Paint(fill: .transparent, stroke: paint.stroke, strokeWidth: paint.strokeWidth))
  }
}

extension Paint {
  /// Makes an area in the color of glyphs, with their outline.
  fileprivate init(_ glyphs: PlacedGlyphs) {
    self.init(
      fill: .glyphs(glyphs), stroke: .outline(glyphs),
      strokeWidth: .points(StatusBarDrawing.outlineWidth), hasRoundEnds: true, isLineBehind: true)
  }
}
