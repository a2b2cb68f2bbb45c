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
    guard units(of: DrawableText.ellipsis) <= most else {
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
    var before: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if let before, LineBreak.isAllowed(between: before, and: character) { lastBreak = index }
      // A space that does not fit ends the line unseen.
      if character != " " {
        guard used + weight.units(of: character) <= most else {
          return lastBreak ?? (index > text.startIndex ? index : nil)
        }
      }
      used += weight.units(of: character)
      before = character
      text.formIndex(after: &index)
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
