/// A small generator of random numbers that gives the same ones for the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

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
