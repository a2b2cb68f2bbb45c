/// A run of characters whose advance widths are known, in thousandths of the text's size.
struct AdvanceBlock: Sendable {
  let first: UInt32
  let last: UInt32
  let widths: Widths

  /// How wide the characters of a block are.
  enum Widths: Sendable {
    /// One by one.
    case each(regular: [UInt16], bold: [UInt16])
    /// As wide as most of them; marks among them have no width.
    case average(regular: Int, bold: Int)
    /// One em, together with everything that is joined to it: modifiers, further emoji, flags.
    case emoji
    /// One em, together with the two parts that may complete a syllable of Hangul.
    case syllable
  }

  /// A block of characters that are known one by one.
  init(from first: UInt32, regular: [UInt16], bold: [UInt16]) {
    self.init(first, first + UInt32(regular.count) - 1, .each(regular: regular, bold: bold))
  }

  init(_ first: UInt32, _ last: UInt32, _ widths: Widths) {
    self.first = first
    self.last = last
    self.widths = widths
  }

  /// The block that has a character; nil where the table knows nothing of it.
  static func containing(_ character: UInt32) -> AdvanceBlock? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].last < character { low = middle + 1 } else { high = middle }
    }
    guard low < all.count, all[low].first <= character else { return nil }
    return all[low]
  }

  /// All blocks in the order of their characters, none overlapping another.
  static let all: [AdvanceBlock] =
    [basicLatin, latin1, latinExtendedA] + latinScripts + [greek, cyrillic] + europeanScripts
    + [hebrew] + easternScripts + generalSpaces + [punctuation] + symbols + eastAsianScripts
    + supplementaryScripts
}

extension AdvanceBlock.Widths {
  static let em = average(regular: AdvanceBlock.em, bold: AdvanceBlock.em)
  static let nothing = average(regular: 0, bold: 0)

  /// One width for both weights.
  static func all(_ width: Int) -> Self { average(regular: width, bold: width) }
}

extension AdvanceBlock {
  /// How many units of width the text's size has.
  static let em = 1000

  /// How wide a character is of which the table knows nothing: as wide as a letter of the widest
  /// of the common alphabets.
  static let unknown = Widths.average(regular: 700, bold: 750)
}
