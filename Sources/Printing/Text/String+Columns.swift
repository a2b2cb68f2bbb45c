import AppModel

extension String {
  /// The number of terminal columns that the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the text padded with spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// Returns the text cut to a width, with an ellipsis for what was cut.
  func fitted(to width: Int) -> String {
    guard columns > width else { return self }
    var room = width - 1
    let start = prefix { character in
      room -= character.columns
      return room >= 0
    }
    return width > 0 ? start + "…" : ""
  }
}

extension Character {
  /// The number of terminal columns that the character most likely takes.
  var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The Unicode blocks of characters that take two columns: Chinese, Japanese and Korean writing,
  /// full-width forms, and emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension ShownText {
  /// The number of terminal columns that the text takes.
  var columns: Int { text.columns }

  /// Returns the text padded with spaces to a width.
  func padded(to width: Int) -> ShownText { ShownText(trusted: text.padded(to: width)) }

  /// Returns the text cut to a width, with an ellipsis for what was cut.
  func fitted(to width: Int) -> ShownText {
    ShownText(trusted: text.fitted(to: width).withDirectionKept)
  }
}

extension String {
  /// The text as one short line that does not change the direction of the text around it.
  var brief: ShownText {
    ShownText(
      trusted: readable.cleaned.withoutRunnerCommands.fitted(to: Self.longestBrief)
        .withDirectionKept)
  }

  /// The text as one short line in quotes.
  var quoted: ShownText { "\"\(brief)\"" }

  /// The text, followed by a left-to-right mark where it would reverse the text after it.
  var withDirectionKept: String {
    hasRightToLeft && unicodeScalars.last != Self.leftToRight
      ? self + String(Self.leftToRight) : self
  }

  private static let leftToRight: Unicode.Scalar = "\u{200E}"

  /// The maximum number of columns of a brief text.
  private static let longestBrief = 60
}
