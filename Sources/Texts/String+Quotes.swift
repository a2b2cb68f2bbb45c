extension String {
  /// The text with the quotes and apostrophes of print, for pages: `“Home” is the app’s first screen`.
  /// Terminals, files and comments have straight ones.
  package var withTypographicQuotes: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }) else {
      return self
    }
    let letters = Array(self)
    var open: Set<Character> = []
    var printed: [Character] = []
    for (index, letter) in letters.enumerated() {
      guard letter == "'" || letter == "\"" else {
        printed.append(letter)
        continue
      }
      let after = index + 1 < letters.count ? letters[index + 1] : " "
      // What comes before is a quote of print by now: nothing begins right after one that ended.
      if (printed.last ?? " ").isBeforeQuote && !after.isWhitespace {
        open.insert(letter)
        printed.append("“")
      } else if !(after.isLetter || after.isNumber), open.remove(letter) != nil {
        // An apostrophe inside a quote is followed by the rest of its word.
        printed.append("”")
      } else {
        printed.append(letter == "'" ? "’" : letter)
      }
    }
    return String(printed)
  }
}

extension Character {
  /// Whether a quote after the character begins.
  fileprivate var isBeforeQuote: Bool { isWhitespace || "([“‘/—–-".contains(self) }
}
