extension Cause {
  /// The sentence where there is only plain text, such as the title of a page: with quotes around
  /// what is code elsewhere.
  package var plainSentence: String {
    sentence.codeParts.map { $0.isCode ? "'\($0.text)'" : $0.text }.joined()
  }
}

extension String {
  /// The parts of a sentence, of which some are code: whole words in backticks. Backticks inside
  /// words are the author's own.
  package var codeParts: [(text: String, isCode: Bool)] {
    let pieces = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    var parts: [(text: String, isCode: Bool)] = []
    var text = pieces[0]
    var place = 1
    while place < pieces.count {
      let isOpen = text.last.map { $0.isWhitespace || $0 == "(" } ?? true
      if isOpen, place + 1 < pieces.count, !pieces[place].isEmpty,
        pieces[place + 1].first.map(\.endsCode) ?? true
      {
        parts += [(text, false), (pieces[place], true)]
        text = pieces[place + 1]
        place += 2
      } else {
        text += "`" + pieces[place]
        place += 1
      }
    }
    return (parts + [(text, false)]).filter { !$0.text.isEmpty }
  }
}

extension Character {
  /// Whether the character can follow the end of code.
  fileprivate var endsCode: Bool { isWhitespace || ":;,.)".contains(self) }
}
