import Support

extension SplitMix64 {
  /// A length that is a whole number of quarter points, so that sums of it are exact.
  mutating func length(upTo most: Int) -> Double {
    Double(Int.random(in: 0...(most * 4), using: &self)) / 4
  }

  /// Such a length that is not zero.
  mutating func positiveLength(upTo most: Int) -> Double {
    Double(Int.random(in: 1...(most * 4), using: &self)) / 4
  }

  /// True once in so many times.
  mutating func oneIn(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
