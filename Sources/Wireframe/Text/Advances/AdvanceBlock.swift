import AppModel

/// A range of characters with known advance widths, in thousandths of the text's size.
struct AdvanceBlock: Sendable {
  let first: UInt32
  let last: UInt32
  let widths: Widths

  /// The widths of the characters of a block.
  enum Widths: Sendable {
    /// A width for each character.
    case each(regular: [UInt16], bold: [UInt16])
    /// The width of most of them; marks among them do not have a width.
    case average(regular: Int, bold: Int)
    /// One em, together with everything that is joined to it: modifiers, further emoji, flags.
    case emoji
    /// One em, together with the two parts that may complete a Hangul syllable.
    case syllable
  }

  /// Makes a block of characters with a width each.
  init(from first: UInt32, regular: [UInt16], bold: [UInt16]) {
    self.init(first, first + UInt32(regular.count) - 1, .each(regular: regular, bold: bold))
  }

  init(_ first: UInt32, _ last: UInt32, _ widths: Widths) {
    self.first = first
    self.last = last
    self.widths = widths
  }

  /// Returns the block that has a character; nil if it is not in the table.
  static func containing(_ character: UInt32) -> AdvanceBlock? {
    let place = all.partitionPoint { $0.last >= character }
    guard place < all.count, all[place].first <= character else { return nil }
    return all[place]
  }

  /// All blocks in the order of their characters, without overlaps.
  static let all: [AdvanceBlock] =
    [basicLatin, latin1, latinExtendedA] + latinScripts + [greek, cyrillic] + europeanScripts
    + [hebrew] + easternScripts + generalSpaces + [punctuation] + symbols + eastAsianScripts
    + supplementaryScripts
}

extension AdvanceBlock.Widths {
  static let em = average(regular: AdvanceBlock.em, bold: AdvanceBlock.em)
  static let nothing = average(regular: 0, bold: 0)

  /// Returns one width for both weights.
  static func all(_ width: Int) -> Self { average(regular: width, bold: width) }
}

extension AdvanceBlock {
  /// How many units of width make up the text's size.
  static let em = 1000

  /// The width of a character that is not in the table: as wide as a letter of the widest of the
  /// common alphabets.
  static let unknown = Widths.average(regular: 700, bold: 750)
}
