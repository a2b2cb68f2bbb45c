extension String {
  /// The text with the quotes and apostrophes of print, for pages: `“Home” is the app’s first screen`.
  /// Terminals, files and comments have straight ones.
  package var withTypographicQuotes: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }) else {
      return self
    }
    let letters = Array(self)
    var open: Set<Character> = []
    return String(
      letters.indices.map { index in
        let letter = letters[index]
        guard letter == "'" || letter == "\"" else { return letter }
        let before = index > 0 ? letters[index - 1] : " "
        let after = index + 1 < letters.count ? letters[index + 1] : " "
        if before.isBeforeQuote && !after.isWhitespace {
          open.insert(letter)
          return "“"
        }
        // An apostrophe inside a quote is followed by the rest of its word.
        if !(after.isLetter || after.isNumber), open.remove(letter) != nil { return "”" }
        return letter == "'" ? "’" : letter
      })
  }
}

extension Character {
  /// Whether a quote after the character begins.
  fileprivate var isBeforeQuote: Bool { isWhitespace || "([“‘'\"/—–-".contains(self) }
}
