import AppModel

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

  /// Whether the text has Hebrew or Arabic letters.
  private var hasRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(scalar.value) }
    }
  }

  /// The maximum number of columns of a brief text.
  private static let longestBrief = 60
}
