import Printing

/// Words that a shell offers, and whether it offers paths too.
struct CompletionOffer: Hashable {
  var candidates: [Candidate] = []
  var paths: Paths?
  /// What is before the path in the word that is typed: `--format=json=`.
  var beforePath = ""

  /// The paths that a shell finds itself.
  enum Paths: String { case files, folders }

  /// A word that can be in the place of the one that is typed.
  struct Candidate: Hashable {
    let text: String
    /// What the word means, in the first sentence of its summary.
    let summary: String

    init(_ text: String, _ summary: String = "") {
      self.text = text
      self.summary = summary.firstSentence
    }
  }

  init(_ candidates: [Candidate] = [], paths: Paths? = nil) {
    self.candidates = candidates.filter(\.isOneWord)
    self.paths = paths
  }

  /// Returns the offer without what cannot follow the typed letters.
  func beginning(with typed: String) -> CompletionOffer {
    var offer = self
    offer.candidates.removeAll { !$0.text.hasPrefix(typed) }
    return offer
  }

  /// Returns the offer for words that follow some letters in one word.
  func following(_ beginning: String) -> CompletionOffer {
    var offer = CompletionOffer(
      candidates.map { Candidate(beginning + $0.text, $0.summary) }, paths: paths)
    offer.beforePath = beginning + beforePath
    return offer
  }
}

extension CompletionOffer.Candidate {
  /// Whether shells take the text as one word: names come from files, too.
  fileprivate var isOneWord: Bool {
    !text.isEmpty && !text.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
  }
}

extension String {
  /// The text up to its first full stop, in one line.
  fileprivate var firstSentence: String {
    let line = replacing("\n", with: " ").replacing("\t", with: " ")
    guard let end = line.firstRange(of: ". ")?.lowerBound else {
      return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
    return String(line[..<end])
  }
}
