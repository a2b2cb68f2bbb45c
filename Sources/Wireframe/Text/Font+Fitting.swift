extension Font {
  /// The text as far as it fits into a width: all of it, or whole characters and an ellipsis; empty
  /// where not even the ellipsis fits.
  package func fitted(_ text: DrawableText, in width: Double) -> DrawableText {
    DrawableText(clean: String(fitted(text.characters[...], in: units(within: width))))
  }

  /// The same of a part of a text, in units.
  func fitted(_ text: Substring, in most: Int) -> Substring {
    let ellipsis = units(of: DrawableText.ellipsis)
    var end = text.startIndex
    var used = 0
    var index = text.startIndex
    while index < text.endIndex {
      if used + ellipsis <= most { end = index }
      used += weight.units(of: text[index])
      if used > most { return ellipsis <= most ? cut(text[..<end]) : "" }
      text.formIndex(after: &index)
    }
    return text
  }

  /// What is left of a text and an ellipsis, without what would look lost before it.
  private func cut(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, Self.needsSequel.contains(last) { text.removeLast() }
    return text + DrawableText.ellipsis
  }

  /// Spaces, and the signs that announce something.
  private static let needsSequel = Set(" ,;:.…-–—/|·([{¡¿‘“«‹（［｛〈《「『【、，：；・")
}
