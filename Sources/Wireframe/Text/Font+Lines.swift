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
