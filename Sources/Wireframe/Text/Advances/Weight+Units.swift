extension Font.Weight {
  /// Returns the width of a character as readers see it, in thousandths of the size.
  ///
  /// Everything joined to an emoji is part of its one picture, and a Hangul syllable is one
  /// whatever it is made of. All other letters that make up one character are drawn next to each
  /// other.
  func units(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return units(of: first) }
    switch AdvanceBlock.containing(first.value)?.widths {
    case .emoji: return AdvanceBlock.em
    case .syllable where scalars.count <= Self.partsOfSyllable: return AdvanceBlock.em
    case .syllable, .each, .average, nil: break
    }
    if scalars.contains(where: Self.makesEmoji) { return AdvanceBlock.em }
    return scalars.reduce(0) { $0 + units(of: $1) }
  }

  /// Returns the width of a code point.
  func units(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return Int(widthsOfASCII[Int(scalar.value)]) }
    let block = AdvanceBlock.containing(scalar.value)
    switch block?.widths ?? AdvanceBlock.unknown {
    case .each(let regular, let bold):
      let place = Int(scalar.value - (block?.first ?? 0))
      return Int(self == .regular ? regular[place] : bold[place])
    case .average(let regular, let bold):
      return scalar.hasNoWidth ? 0 : self == .regular ? regular : bold
    case .emoji, .syllable: return AdvanceBlock.em
    }
  }

  /// The widths of the code points below 128; zero for control characters.
  var widthsOfASCII: [UInt16] {
    switch self {
    case .regular: Self.regularASCII
    case .bold: Self.boldASCII
    }
  }

  /// The number of parts of a Hangul syllable: a beginning, a vowel and an end.
  private static let partsOfSyllable = 3
  private static let regularASCII = ascii(.regular)
  private static let boldASCII = ascii(.bold)

  private static func ascii(_ weight: Self) -> [UInt16] {
    guard case .each(let regular, let bold) = AdvanceBlock.basicLatin.widths else { return [] }
    let controls = [UInt16](repeating: 0, count: Int(AdvanceBlock.basicLatin.first))
    return controls + (weight == .regular ? regular : bold) + [0]
  }

  /// Whether a code point turns the one before it into an emoji: the variation selector for emoji,
  /// or the frame of a key.
  private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}" || scalar == "\u{20E3}"
  }
}

extension Unicode.Scalar {
  /// Whether a code point is drawn over, under or inside another one, or is invisible.
  fileprivate var hasNoWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}
