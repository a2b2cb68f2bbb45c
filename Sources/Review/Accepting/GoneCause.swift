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

  fileprivate init(_ entry: AcceptedCauses.Entry, nowIn causes: [String], isWhole: Bool) {
    cause = entry.cause
    sentence = entry.sentence
    self.causes = causes
    self.isWhole = isWhole
  }

  /// The causes that are listed for one that is gone. Only a list that was made to be large needs
  /// more.
  private static let mostCauses = 100
  /// The causes that the words name.
  private static let mostNamed = 3

  /// What became of it: `The accepted cause 'Explore was removed' (3fa1c09b77d2) no longer occurs;
  /// 9c12e0b4a5f6 has its edits.`
  package var words: String {
    let start = "The accepted cause \(sentence.map { "'\($0.quotable)' (\(cause))" } ?? cause)"
    let gone = isWhole ? "no longer occurs" : "does not occur in this comparison"
    guard !causes.isEmpty else { return "\(start) \(gone)." }
    let left = causes.count - Self.mostNamed
    let named = causes.prefix(Self.mostNamed) + (left > 0 ? ["\(left) more"] : [])
    return
      "\(start) \(gone); \(Array(named).listed()) \(causes.count.form("has", "have")) its edits."
  }

  /// Returns the ids of the causes that have one of some edits, in their order.
  fileprivate static func causes(
    with edits: [String], _ places: [String: [Int]], _ ids: [String]
  ) -> [String] {
    var found: Set<Int> = []
    for edit in edits {
      for place in places[edit] ?? [] {
        guard found.count < mostCauses else { break }
        found.insert(place)
      }
    }
    return found.sorted().map { ids[$0] }
  }
}

extension AcceptedCauses {
  /// Returns the accepted causes that are not among those of a comparison, in the order of the
  /// list.
  package func gone(from causes: [Cause], ofWhole isWhole: Bool) -> [GoneCause] {
    let ids = causes.map(\.id)
    let known = Set(ids)
    let gone = entries.filter { !known.contains($0.cause) }
    guard !gone.isEmpty else { return [] }
    var places: [String: [Int]] = [:]
    for (place, cause) in causes.enumerated() {
      for path in Set(cause.edits.map(\.path)) { places[path, default: []].append(place) }
    }
    return gone.map {
      GoneCause($0, nowIn: GoneCause.causes(with: $0.edits, places, ids), isWhole: isWhole)
    }
  }
}
