extension [String] {
  /// Returns the words joined as in a sentence: `a, b and c`.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}

extension String {
  /// The text with its first letter in upper case, as at the start of a sentence.
  package var sentenceStart: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a capital letter if it begins with an article; other texts may begin with a name
  /// that an author chose.
  package var withCapitalArticle: String {
    ["the ", "an ", "a "].contains(where: hasPrefix) ? sentenceStart : self
  }

  /// A word of the app's files as people would write it: `html ticker`.
  package var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}
