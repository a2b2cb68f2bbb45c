/// The direction in which a text is read.
package enum TextDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

extension DrawableText {
  /// The direction of the first letter that has one; nil for a text of only digits and symbols.
  package var direction: TextDirection? {
    for scalar in characters.unicodeScalars {
      if let direction = scalar.strongDirection { return direction }
    }
    return nil
  }

  /// The characters as the content of an SVG text element, in the text's own direction; texts
  /// without a direction run from left to right.
  ///
  /// A text element always runs from left to right, so that its anchor means the side that it says
  /// and a bar of the wireframe is mirrored by its frame alone. Text that runs from right to left
  /// is in an isolate (U+2067 to U+2069), which librsvg and browsers order alike and which affects
  /// nothing around it.
  var svgText: String {
    switch direction {
    case .leftToRight, nil: characters
    case .rightToLeft: "\u{2067}\(characters)\u{2069}"
    }
  }
}

extension Unicode.Scalar {
  /// The direction of letters and of the marks that set it; nil for digits, symbols and spaces.
  fileprivate var strongDirection: TextDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: return .leftToRight
    case 0x00..<0xAA: return nil
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    // Hebrew to Arabic, their presentation forms, and the old scripts of the Near East.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return isLetter ? .rightToLeft : nil
    default: return isLetter ? .leftToRight : nil
    }
  }

  private var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
