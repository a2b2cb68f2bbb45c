/// Which stories are one cause: the first story of a cause leads it.
struct JointStories {
  private var leader: [Int]
  private var members: [Int: [Int]]

  /// Begins with as many causes as there are stories.
  init(count: Int) {
    leader = Array(0..<count)
    members = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, [$0]) })
  }

  /// The stories that lead causes, in order.
  var leaders: [Int] { members.keys.sorted() }

  func leader(of story: Int) -> Int { leader[story] }

  /// Returns the stories of the cause that a story leads, in order.
  func members(of leader: Int) -> [Int] { members[leader] ?? [] }

  /// Makes some stories one cause, with all that are one with them already.
  mutating func join(_ stories: [Int]) {
    let leaders = Set(stories.map { leader[$0] })
    guard let first = leaders.min() else { return }
    let all = leaders.flatMap { members[$0] ?? [] }.sorted()
    for other in leaders { members[other] = nil }
    for story in all { leader[story] = first }
    members[first] = all
  }

  /// Returns the groups of leaders that pairs of them would join.
  func groups(joining pairs: [[Int]]) -> [[Int]] {
    var joined = self
    for pair in pairs where joined.leader(of: pair[0]) != joined.leader(of: pair[1]) {
      joined.join(pair)
    }
    let changed = Dictionary(grouping: leaders) { joined.leader(of: $0) }
    return changed.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }
}

extension Array {
  /// Returns a part of the list that meets a condition and of which no element can be left out,
  /// found by leaving out more and more of them; nil if not even the whole list meets it.
  ///
  /// Halves are left out first, then ever smaller pieces, so that a few elements among many are
  /// found in few steps.
  func smallestPart(where condition: ([Element]) -> Bool) -> [Element]? {
    guard condition(self) else { return nil }
    var kept = self
    var pieces = 2
    while kept.count >= 2 {
      let size = Swift.max(1, (kept.count + pieces - 1) / pieces)
      let starts = stride(from: 0, to: kept.count, by: size)
      let rests = starts.lazy.map { kept[..<$0] + kept[Swift.min($0 + size, kept.count)...] }
      if let rest = rests.first(where: { !$0.isEmpty && condition(Array($0)) }) {
        kept = Array(rest)
        pieces = Swift.max(pieces - 1, 2)
      } else if size == 1 {
        break
      } else {
        pieces = Swift.min(pieces * 2, kept.count)
      }
    }
    return kept
  }
}
