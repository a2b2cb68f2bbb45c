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
