import AppModel

extension Rule {
  /// The meaning up to its first full stop.
  var headline: String {
    guard let end = meaning.firstRange(of: ". ") else { return meaning }
    return meaning[..<end.lowerBound] + "."
  }

  /// The meaning, the reason and the remedy, as paragraphs.
  var explanation: String {
    let paragraphs = [
      ("What it means", meaning), ("Why it matters", reason), ("How to mend it", remedy),
    ]
    return "\(code)\n" + paragraphs.map { "\n\($0)\n\($1.wrapped(indent: 2))" }.joined()
  }
}
