extension String {
  /// The text with its first letter in upper case, as at the start of a sentence.
  package var sentenceStart: String { prefix(1).uppercased() + dropFirst() }

  /// A word of the app's files as people would write it: `html ticker`.
  package var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}
