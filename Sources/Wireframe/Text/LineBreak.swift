/// The places where a line may end: after spaces and hyphens, and between the characters of scripts
/// that do not put spaces between words.
enum LineBreak {
  /// Whether a line may end between two characters that follow each other.
  static func isAllowed(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Bool {
    if after == " " { return false }
    if before == " " { return true }
    if isDash(before) { return after.properties.isAlphabetic }
    guard isIdeographic(before) || isIdeographic(after) else { return false }
    return !openers.contains(before) && !neverFirst.contains(after)
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "–" || scalar == "—"
  }

  /// Characters that belong to the character after them.
  private static let openers = Set("([{¡¿‘“«‹（［｛〔〈《「『【〘〖〝｟\"'".unicodeScalars)

  /// Characters that belong to the character before them: closing brackets and quotes, stops, small
  /// kana and the marks that repeat or lengthen a kana.
  private static let neverFirst = Set(
    (")]}!?,.:;%…‥’”»›\"'、。，．・：；？！％）］｝〕〉》」』】〙〗〟｠ー々〻〜～゠–—-゛゜ゝゞヽヾ"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ｡｣､･ｧｨｩｪｫｬｭｮｯｰ").unicodeScalars)

  /// Whether a character is an ideograph or kana, or punctuation that goes with them.
  ///
  /// Hangul is not among them: Korean puts spaces between words.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF9F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
