extension [String] {
  /// Returns the words joined as in a sentence: `a, b and c`.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}
