import Texts

extension Font {
  /// Breaks the text into a limited number of lines, none wider than the width; if it does not fit,
  /// the last line ends in an ellipsis.
  ///
  /// Lines break at spaces and wherever else the script allows it; a word is broken only if it is
  /// longer than a line. Only as much of the text is read as is shown.
  package func lines(
    of text: DrawableText, in width: Double, atMost limit: Int
  ) -> [DrawableText] {
    let most = units(within: width)
    // Where an ellipsis does not fit, nothing could show that there is more.
    guard Self.ellipsisUnits <= most else {
      return [fitted(text, in: width)].filter { limit > 0 && !$0.isEmpty }
    }
    var rest = text.characters[...]
    var lines: [Substring] = []
    while !rest.isEmpty, lines.count < limit {
      let isLast = lines.count == limit - 1
      if let end = isLast ? nil : firstLine(of: rest, in: most) {
        lines.append(rest[..<end].withoutSpacesAtEnd)
        rest = rest[end...].drop { $0 == " " }
      } else {
        lines.append(fitted(rest, in: most))
        rest = ""
      }
    }
    return lines.filter { !$0.isEmpty }.map { DrawableText(clean: String($0)) }
  }

  /// Returns the same lines, as labels of UIKit break them: a single word on the last line gets the
  /// word before it, if the line before keeps two.
  func lines(
    withoutOrphansOf text: DrawableText, in width: Double, atMost limit: Int
  ) -> [DrawableText] {
    var lines = lines(of: text, in: width, atMost: limit)
    guard lines.count > 1 else { return lines }
    let (before, last) = (lines[lines.count - 2].characters, lines[lines.count - 1].characters)
    let words = before.split(separator: " ")
    guard words.count > 2, !last.contains(" "), !last.hasSuffix(DrawableText.ellipsis),
      text.characters.hasSuffix("\(before) \(last)"), let word = words.last
    else { return lines }
    let moved = DrawableText(clean: "\(word) \(last)")
    guard self.width(of: moved) <= width else { return lines }
    lines[lines.count - 2] = DrawableText(clean: words.dropLast().joined(separator: " "))
    lines[lines.count - 1] = moved
    return lines
  }

  /// Returns the same lines made about equally long, so that the last one is not a single word.
  func balancedLines(of text: DrawableText, in width: Double, atMost limit: Int) -> [DrawableText] {
    let lines = lines(of: text, in: width, atMost: limit)
    guard lines.count > 1, lines.last?.characters.hasSuffix(DrawableText.ellipsis) == false else {
      return lines
    }
    return Self.balances.lazy.map { self.lines(of: text, in: width * $0, atMost: limit + 1) }
      .first { $0.count == lines.count } ?? lines
  }

  /// The shares of the width that are tried, from narrow to wide.
  private static let balances = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

  /// Returns where the first line of a text ends; nil if not even one character fits.
  private func firstLine(of text: Substring, in most: Int) -> Substring.Index? {
    var used = 0
    var lastBreak: Substring.Index?
    var reached = text.startIndex
    var before: Unicode.Scalar?
    for cluster in Clusters(text, weight) {
      if let before, LineBreak.isAllowed(between: before, and: cluster.first) {
        lastBreak = reached
      }
      // A space that does not fit ends the line and is not drawn.
      guard cluster.first == " " || used + cluster.units <= most else {
        return lastBreak ?? (reached > text.startIndex ? reached : nil)
      }
      used += cluster.units
      before = cluster.first
      reached = cluster.end
    }
    return text.endIndex
  }
}

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
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF9F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
