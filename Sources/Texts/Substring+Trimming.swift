extension Substring {
  /// The text without the white space around it, such as an indentation.
  package var trimmed: Substring { drop(while: \.isWhitespace).withoutEnd(\.isWhitespace) }

  /// The text without the spaces around it; tabs and line breaks stay.
  package var withoutSpacesAround: Substring { drop { $0 == " " }.withoutSpacesAtEnd }

  /// The text without the spaces at its end.
  package var withoutSpacesAtEnd: Substring { withoutEnd { $0 == " " } }

  /// Returns the text without the characters at its end that are like this.
  private func withoutEnd(_ isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
