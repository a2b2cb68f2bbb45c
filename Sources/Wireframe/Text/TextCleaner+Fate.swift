extension TextCleaner {
  /// What happens to a code point.
  enum Fate: Hashable {
    case keep(isVisible: Bool)
    /// It is replaced by something visible because it cannot be drawn.
    case replace(by: Unicode.Scalar)
    /// It is white space of any kind.
    case space
    /// It belongs to the character before it.
    case mark
    case drop

    init(of scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x09...0x0D, 0x20, 0x85, 0x2028, 0x2029: self = .space
      case 0x00..<0x20, 0x7F: self = .replace(by: Self.picture(of: scalar))
      case _ where scalar.isPlain: self = .keep(isVisible: true)
      case 0x80..<0xA0: self = .replace(by: Self.replacement)
      case 0x200E, 0x200F, 0x061C: self = .keep(isVisible: false)
      case 0xFFF9...0xFFFB: self = .drop
      default: self.init(ofRarer: scalar.properties, scalar)
      }
    }

    /// Finds the fate of a rarer code point. Invisible letters, such as Hangul fillers, and
    /// embeddings, overrides and isolates are all default ignorable in Unicode.
    private init(ofRarer properties: Unicode.Scalar.Properties, _ scalar: Unicode.Scalar) {
      if properties.isGraphemeExtend || properties.isEmojiModifier || scalar == "\u{200D}" {
        self = .mark
      } else if properties.isNoncharacterCodePoint {
        self = .replace(by: Self.replacement)
      } else if properties.isDefaultIgnorableCodePoint {
        self = .drop
      } else if properties.isWhitespace {
        self = Self.isNoBreak(scalar) ? .keep(isVisible: false) : .space
      } else {
        self = .keep(isVisible: scalar != Self.blankBraille)
      }
    }

    private static let replacement: Unicode.Scalar = "\u{FFFD}"
    private static let blankBraille: Unicode.Scalar = "\u{2800}"

    /// Returns the picture that Unicode has for a control character, such as ␀.
    private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
      let pictures: UInt32 = 0x2400
      let picture = control.value == 0x7F ? 0x2421 : pictures + control.value
      return Unicode.Scalar(picture) ?? replacement
    }

    private static func isNoBreak(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\u{A0}" || scalar == "\u{2007}" || scalar == "\u{202F}"
    }
  }
}
