package import AppModel

extension Rule {
  /// The first sentence of the meaning.
  var headline: String {
    guard let end = meaning.firstRange(of: ". ") else { return meaning }
    return meaning[..<end.lowerBound] + "."
  }

  /// The meaning, the reason and the remedy, as paragraphs.
  package var explanation: String {
    let paragraphs = [
      ("What it means", meaning), ("Why it matters", reason), ("How to fix it", remedy),
    ]
    return "\(code)\n" + paragraphs.map { "\n\($0)\n\($1.wrapped(indent: 2))" }.joined()
  }
}
