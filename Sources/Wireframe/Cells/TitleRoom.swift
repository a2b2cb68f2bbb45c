import AppModel

/// The room that a cell has for its title.
struct TitleRoom: Hashable {
  let font: Font
  let width: Double
  let lines: Int

  /// Returns as much of a title as is shown, line by line.
  func lines(of title: String) -> [DrawableText] {
    font.lines(withoutOrphansOf: DrawableText(title), in: width, atMost: lines)
  }

  /// Returns the title as it is shown if it is cut, with fewer than a number of letters left.
  func cut(_ title: String, under least: Int) -> DrawableText? {
    let text = DrawableText(title)
    guard !text.isEmpty, !font.fits(text, letters: least, in: width) else { return nil }
    let shown = font.lines(of: text, in: width, atMost: lines)
    guard let last = shown.last, last.characters.contains(DrawableText.ellipsis),
      !text.characters.contains(DrawableText.ellipsis)
    else { return nil }
    let letters = shown.reduce(0) { $0 + $1.characters.count } - DrawableText.ellipsis.count
    return letters < least ? last : nil
  }
}

extension Font {
  /// Whether the first letters of a text, or all of it, fit into a width with an ellipsis.
  fileprivate func fits(_ text: DrawableText, letters: Int, in width: Double) -> Bool {
    let most = units(within: width) - Self.ellipsisUnits
    var used = 0
    for cluster in Clusters(text.characters[...], weight).prefix(letters) {
      used += cluster.units
      if used > most { return false }
    }
    return true
  }
}
