import AppLayout

/// How large the letters of a cell are.
extension CellDrawing {
  /// The letters of a title in the narrowest cell.
  private static let leastTitleLetters = 9.0
  private static let narrowest = 60.0
  /// How much wider a cell with letters of one more point is, and what wide cells add to that.
  private static let widthPerPoint = 42.0
  private static let wide = 360.0
  private static let wideWidthPerPoint = 100.0
  /// The height from which the letters of a card grow with its height, and how much at most.
  private static let plainHeight = 150.0
  private static let mostGrowth = 1.6
  /// How many letters, as wide as they are high, a line of a card has room for at least.
  private static let lettersPerLine = 9.0
  /// The share of a cell's height that letters may have, unless they are not large anyway.
  private static let mostShareOfHeight = 0.09
  private static let alwaysAllowed = 18.0
  /// The extra enlargement of the letters of a cell on a television.
  private static let televisionGrowth = 1.4
  /// The largest letters of a title on anything that people hold, and on a television.
  private static let largestHeld = 28.0
  private static let largestOnTelevision = 48.0

  /// Returns the size of a title's letters in a text of this width: larger in wide cells if they
  /// are high enough, and in high cells if they are wide enough.
  func letters(inWidth width: Double) -> Double {
    let wide = max(
      Self.leastTitleLetters,
      Self.leastTitleLetters + (width - Self.narrowest) / Self.widthPerPoint
        + max(0, width - Self.wide) / Self.wideWidthPerPoint)
    let high = min(Self.mostGrowth, max(1, (size.height / Self.plainHeight).squareRoot()))
    let letters = isCard ? min(wide * high, max(wide, width / Self.lettersPerLine)) : wide
    let read = min(letters, max(Self.alwaysAllowed, size.height * Self.mostShareOfHeight))
    return switch deviceClass {
    case .iphone, .ipad: min(read, Self.largestHeld)
    case .tv: min(read * Self.televisionGrowth, Self.largestOnTelevision)
    }
  }

  /// Whether the cell has only text, or text next to its image.
  private var isCard: Bool {
    switch template {
    case .textOnly, .imageLeft, .imageRight: true
    case .imageTop, .imageOverlay, .hero, .banner, .ticker, .tabs, .header, .web, .placeholder:
      false
    }
  }

  /// The width up to which the lines of a cell are as on a phone, and how much larger they become.
  private static let phoneWidth = 800.0
  private static let mostLettering = 2.0

  /// How much larger than on a phone the parts of a cell are, however wide it is.
  var unit: Double { deviceClass.lettering }

  /// How much larger than on a phone the lines of a wide cell are.
  var lettering: Double { max(unit, min(Self.mostLettering, size.width / Self.phoneWidth)) }
}
