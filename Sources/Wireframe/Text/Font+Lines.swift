extension Font {
  /// The text in at most so many lines, none wider than the width; where it does not fit, the last
  /// line ends in an ellipsis.
  ///
  /// Lines break at spaces and wherever else the script allows it; a word is broken only where it is
  /// longer than a line. No more of the text is looked at than is shown.
  package func lines(
    of text: DrawableText, in width: Double, atMost limit: Int
  ) -> [DrawableText] {
    let most = units(within: width)
    // Where no ellipsis has room, nothing could say that there is more.
    guard Self.ellipsisUnits <= most else {
      return [fitted(text, in: width)].filter { limit > 0 && !$0.isEmpty }
    }
    var rest = text.characters[...]
    var lines: [Substring] = []
    while !rest.isEmpty, lines.count < limit {
      let isLast = lines.count == limit - 1
      if let end = isLast ? nil : firstLine(of: rest, in: most) {
        lines.append(rest[..<end].trimmed)
        rest = rest[end...].drop { $0 == " " }
      } else {
        lines.append(fitted(rest, in: most))
        rest = ""
      }
    }
    return lines.filter { !$0.isEmpty }.map { DrawableText(clean: String($0)) }
  }

  /// Where the line ends that a text begins with; nil where not even one character fits.
  private func firstLine(of text: Substring, in most: Int) -> Substring.Index? {
    var used = 0
    var lastBreak: Substring.Index?
    var reached = text.startIndex
    var before: Unicode.Scalar?
    for cluster in Clusters(text, weight) {
      if let before, LineBreak.isAllowed(between: before, and: cluster.first) {
        lastBreak = reached
      }
      // A space that does not fit ends the line unseen.
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

extension Substring {
  /// The text without the spaces at its end.
  fileprivate var trimmed: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
