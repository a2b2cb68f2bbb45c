extension String {
  /// The text with its first letter in upper case.
  var sentenceStart: String { prefix(1).uppercased() + dropFirst() }

  /// A word of the app's files as people would write it: `html ticker`.
  var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}
