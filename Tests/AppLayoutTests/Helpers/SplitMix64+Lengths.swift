import Support

extension SplitMix64 {
  /// Returns a length that is a whole number of quarter points, so that its sums are exact.
  mutating func length(upTo most: Int) -> Double {
    Double(Int.random(in: 0...(most * 4), using: &self)) / 4
  }

  /// Returns such a length that is not zero.
  mutating func positiveLength(upTo most: Int) -> Double {
    Double(Int.random(in: 1...(most * 4), using: &self)) / 4
  }

  /// Returns true once in this many times.
  mutating func oneIn(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
