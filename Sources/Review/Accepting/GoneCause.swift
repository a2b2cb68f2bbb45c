import AppModel

/// A cause that is accepted, but that a comparison does not have.
package struct GoneCause: Hashable, Sendable {
  package let cause: String
  /// What it was, in the words of the comparison that accepted it; nil if the list does not say.
  package let sentence: String?
  /// The ids of the causes that have one of its edits now.
  package let causes: [String]
  /// Whether everything was compared. Otherwise it may occur in what was not.
  private let isWhole: Bool

  /// Whether an earlier version wrote it, and something has its edits: only what is accepted again
  /// counts.
  private let isReplaced: Bool

  fileprivate init(_ entry: AcceptedCauses.Entry, nowIn causes: [String], isWhole: Bool) {
    cause = entry.cause
    sentence = entry.sentence
    self.causes = causes
    self.isWhole = isWhole
    isReplaced = entry.edits.isEmpty && !causes.isEmpty
  }

  /// The causes that the words name.
  private static let mostNamed = 3

  /// What became of it: `The accepted cause 'Explore was removed' (3fa1c09b77d2) no longer occurs;
  /// 9c12e0b4a5f6 has its edits.`
  package var words: String {
    let start = "The accepted cause \(sentence.map { "'\($0.quotable)' (\(cause))" } ?? cause)"
    if isReplaced {
      return "\(start) does not say what its edits do, so it no longer counts; "
        + "\(causes.map { "--accept \($0)" }.joined(separator: " ")) replaces it."
    }
    let gone = isWhole ? "no longer occurs" : "does not occur in this comparison"
    guard !causes.isEmpty else { return "\(start) \(gone)." }
    let named = causes.listed(atMost: Self.mostNamed)
    return "\(start) \(gone); \(named) \(causes.count.form("has", "have")) its edits."
  }
}

extension AcceptedCauses {
  /// Returns the entries of which nothing is in a comparison, in the order of the list.
  package func gone(from causes: [Cause], ofWhole isWhole: Bool) -> [GoneCause] {
    let present = PresentEdits(of: causes)
    let gone = entries.filter { !present.have($0) }
    guard !gone.isEmpty else { return [] }
    let search = AcceptedSearch(among: causes)
    return gone.map { GoneCause($0, nowIn: search.ids(of: $0), isWhole: isWhole) }
  }
}
