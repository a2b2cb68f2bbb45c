import AppModel

extension CauseDraft {
  /// The places of the edits in the draft, in the order in which its sentence tells them: the main
  /// ones of each story by their ranks, then what only follows, and last the numbers of places.
  func toldOrder(among all: [Edit], _ names: AuthorNames) -> [Int] {
    let ranks = stories.map { StoryWords($0, among: all, names).rank }
    let told = stories.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let order = Dictionary(
      firstOf: told.flatMap { stories[$0].main }.enumerated().map { ($1, $0) })
    return edits.indices.sorted { left, right in
      let ranks = [left, right].map { place in
        [edits[place].isOfNumber ? 1 : 0, places.isEmpty ? 0 : order[places[place]] ?? .max, place]
      }
      return ranks[0].lexicographicallyPrecedes(ranks[1])
    }
  }
}

extension [Edit] {
  /// The edits without the numbers of places that only follow from others.
  package var withoutNumbers: [Edit] {
    let told = filter { !$0.isOfNumber }
    return told.isEmpty ? self : told
  }
}
