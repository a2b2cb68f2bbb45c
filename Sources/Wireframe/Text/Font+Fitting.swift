extension Font {
  /// Returns as much of the text as fits into a width: all of it, or whole characters and an
  /// ellipsis; empty if not even the ellipsis fits.
  package func fitted(_ text: DrawableText, in width: Double) -> DrawableText {
    DrawableText(clean: String(fitted(text.characters[...], in: units(within: width))))
  }

  /// Returns the same for a part of a text, in units.
  func fitted(_ text: Substring, in most: Int) -> Substring {
    var end = text.startIndex
    var reached = end
    var used = 0
    for cluster in Clusters(text, weight) {
      if used + Self.ellipsisUnits <= most { end = reached }
      used += cluster.units
      if used > most { return Self.ellipsisUnits <= most ? Self.cut(text[..<end]) : "" }
      reached = cluster.end
    }
    return text
  }

  /// The width of an ellipsis, in either weight.
  static let ellipsisUnits = AdvanceBlock.em

  /// Returns the rest of a text with an ellipsis, without characters that would look lost before
  /// it.
  private static func cut(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, needsSequel.contains(last) { text.removeLast() }
    return text + DrawableText.ellipsis
  }

  /// Spaces, and characters that announce something after them.
  static let needsSequel = Set(" ,;:.…-–—/|·([{¡¿‘“«‹（［｛〈《「『【、，：；・")
}
