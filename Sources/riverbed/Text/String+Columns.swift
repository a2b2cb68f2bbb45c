import AppModel

extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// As much of the text as fits a width, with an ellipsis for what does not.
  func fitted(to width: Int) -> String {
    guard columns > width else { return self }
    var room = width - 1
    let start = prefix { character in
      room -= character.columns
      return room >= 0
    }
    return width > 0 ? start + "…" : ""
  }

  /// Somebody's text as a short line, which leaves the direction of what is around it alone.
  var shown: ShownText {
    ShownText(own: readable.cleaned.withoutOrder.fitted(to: Self.longestShown).withDirectionKept)
  }

  /// The text with a mark behind it, where without one it would turn around what follows.
  var withDirectionKept: String {
    hasRightToLeft && unicodeScalars.last != Self.leftToRight
      ? self + String(Self.leftToRight) : self
  }

  private static let leftToRight: Unicode.Scalar = "\u{200E}"

  /// Somebody's text in quotes.
  var quoted: ShownText { "\"\(shown)\"" }

  /// Whether some of the text is Hebrew or Arabic writing.
  private var hasRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(scalar.value) }
    }
  }

  /// Longer texts are cut where they are shown.
  private static let longestShown = 60
}

extension Character {
  /// How many columns of a terminal the character takes, as far as one can know it.
  var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of Unicode whose characters are as wide as two letters: Chinese, Japanese and Korean
  /// writing, full-width forms, and pictures.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension ShownText {
  /// How many columns of a terminal the text takes.
  var columns: Int { text.columns }

  /// The text with spaces behind it up to a width.
  func padded(to width: Int) -> ShownText { ShownText(own: text.padded(to: width)) }

  /// As much of the text as fits a width, with an ellipsis for what does not.
  func fitted(to width: Int) -> ShownText {
    ShownText(own: text.fitted(to: width).withDirectionKept)
  }
}
