import AppLayout

/// Texts of data made to fit for the drawings: cleaned, and cut or broken into lines.
enum Lettering {
  /// Rounds a size to whole and half points, so that drawings share their sizes.
  static func size(_ size: Double) -> Double { (size * 2).rounded(.down) / 2 }

  static func fit(
    _ text: String, width: Double, size: Double, weight: Font.Weight
  ) -> DrawableText {
    Font(size: size, weight).fitted(DrawableText(text), in: width)
  }

  static func lines(
    _ text: String, width: Double, size: Double, weight: Font.Weight, most: Int
  ) -> [DrawableText] {
    Font(size: size, weight).lines(of: DrawableText(text), in: width, atMost: most)
  }

  /// Returns one line in the middle of a frame's height, aligned to a side or centered; no shapes
  /// if none of the text fits.
  static func line(
    _ text: String, in room: Rect, size: Double, weight: Font.Weight, _ role: ColorRole,
    anchor: TextAnchor
  ) -> [Shape] {
    let fitted = fit(text, width: room.width, size: size, weight: weight)
    guard !fitted.isEmpty else { return [] }
    let x =
      switch anchor {
      case .start: room.x
      case .middle: room.midX
      case .end: room.maxX
      }
    return [
      TextLine(
        text: fitted, origin: Point(x: x, y: baseline(of: size, around: room.midY)), size: size,
        weight: weight, anchor: anchor, paint: .fill(role)
      ).shape(in: room)
    ]
  }

  /// Returns the baseline of letters whose capitals are centered at a height.
  static func baseline(of size: Double, around middle: Double) -> Double { middle + size * 0.36 }
}

extension DeviceClass {
  /// How much larger than on a phone letters and icons are, because people watch televisions from
  /// across the room.
  var lettering: Double {
    switch self {
    case .iphone, .ipad: 1
    case .tv: 2
    }
  }

  /// How much larger than on a phone words about the picture are, because larger pictures are shown
  /// smaller.
  var noteScale: Double {
    switch self {
    case .iphone: 1
    case .ipad: 1.5
    case .tv: 2.5
    }
  }

  /// Whether one item at a time has the focus, which people move with a remote.
  var hasFocus: Bool {
    switch self {
    case .iphone, .ipad: false
    case .tv: true
    }
  }
}

extension Device {
  /// How much larger than on a phone letters and icons are.
  var lettering: Double { deviceClass.lettering }
}
