extension String {
  /// A name or other text from the input, cut off if it is long, for use in a message.
  package var quotable: String {
    let longest = 80
    let end = unicodeScalars.index(
      unicodeScalars.startIndex, offsetBy: longest, limitedBy: unicodeScalars.endIndex)
    guard let end, end < unicodeScalars.endIndex else { return cleaned }
    return String(unicodeScalars[..<end]).cleaned + "…"
  }

  /// The text as one line that is safe to print: U+FFFD replaces every character that is invisible,
  /// controls a terminal or changes the direction of the text around it, and `\xE9` a byte of a name
  /// that is not UTF-8.
  package var cleaned: String {
    guard !isPlain else { return self }
    var shown = CleanedText()
    forEachScalarOrByte {
      shown.append($0, before: $1)
    } byte: {
      shown.append($0)
    }
    return String(shown.scalars)
  }

  /// Returns the cleaned text, shortened in the middle if it is long, because the ends of a path
  /// say the most.
  package func cleaned(atMost longest: Int) -> String {
    guard utf8.count > longest, unicodeScalars.count > longest else { return cleaned }
    let half = longest / 2
    let head = String(unicodeScalars.prefix(half))
    return head.cleaned + "…" + String(unicodeScalars.suffix(longest - half)).cleaned
  }

  /// Whether the whole text is visible ASCII, as most texts are.
  private var isPlain: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}

/// A text that is cleaned character by character.
private struct CleanedText {
  private(set) var scalars = String.UnicodeScalarView()
  /// The number of marks on the last letter.
  private var marks = 0

  /// The maximum number of marks that any script puts on a letter; more would cover the lines
  /// above.
  private static let mostMarks = 4

  mutating func append(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    let isShown = shows(scalar, before: next)
    scalars.append(isShown ? scalar : "\u{FFFD}")
    marks = isShown && scalar.isMark ? marks + 1 : 0
  }

  mutating func append(_ byte: UInt8) {
    scalars += byte.shown
    marks = 0
  }

  private func shows(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    if scalar.isJoiner { return next?.isJoinable == true && scalars.last?.isJoined == true }
    if scalar.properties.isVariationSelector {
      return scalars.last.map { $0.isJoined && !$0.properties.isVariationSelector } ?? false
    }
    if scalar.isMark, scalars.isEmpty || marks >= Self.mostMarks { return false }
    return scalar.isVisible
  }
}

extension Unicode.Scalar {
  /// Whether the character is visible or takes up space, and has no other effect.
  package var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it joins or separates the characters around it, as in emoji and in Persian and Indic
  /// scripts.
  package var isJoiner: Bool { value == 0x200D || value == 0x200C }

  /// Whether a joiner before it has something to join: not a mark or a selector, which belong to
  /// the character before them.
  fileprivate var isJoinable: Bool {
    isJoined && !isMark && !properties.isVariationSelector
  }

  /// Whether a joiner next to it has something to join.
  fileprivate var isJoined: Bool {
    switch properties.generalCategory {
    case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .otherSymbol, .modifierSymbol, .mathSymbol:
      (isVisible && self != "\u{FFFD}") || properties.isVariationSelector
    case .decimalNumber, .otherPunctuation: properties.isEmoji
    default: false
    }
  }

  /// Whether it is drawn over, under or around the letter before it.
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension Substring {
  /// The text without the white space around it, such as an indentation.
  package var trimmed: Substring { drop(while: \.isWhitespace).withoutEnd(\.isWhitespace) }

  /// The text without the spaces around it; tabs and line breaks stay.
  package var withoutSpacesAround: Substring { drop { $0 == " " }.withoutSpacesAtEnd }

  /// The text without the spaces at its end.
  package var withoutSpacesAtEnd: Substring { withoutEnd { $0 == " " } }

  /// Returns the text without the characters at its end that are like this.
  private func withoutEnd(_ isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
