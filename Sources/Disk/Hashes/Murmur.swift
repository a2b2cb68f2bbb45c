/// MurmurHash3 in its 128-bit form for 64-bit machines, by Austin Appleby: its state between blocks
/// of sixteen bytes, and its published constants and steps.
struct Murmur {
  private var first, second: UInt64

  private static let firstFactor: UInt64 = 0x87c3_7b91_1142_53d5
  private static let secondFactor: UInt64 = 0x4cf5_ad43_2745_937f

  init(seed: UInt32) {
    first = UInt64(seed)
    second = UInt64(seed)
  }

  /// Adds a block.
  mutating func mix(_ low: UInt64, _ high: UInt64) {
    first ^= Self.scrambledLow(low)
    first = (Self.rotated(first, by: 27) &+ second) &* 5 &+ 0x52dc_e729
    second ^= Self.scrambledHigh(high)
    second = (Self.rotated(second, by: 31) &+ first) &* 5 &+ 0x3849_5ab5
  }

  /// Adds the rest after the last whole block, padded with zeros.
  mutating func mixRest(_ low: UInt64, _ high: UInt64) {
    second ^= Self.scrambledHigh(high)
    first ^= Self.scrambledLow(low)
  }

  /// Returns the hash of everything that was added.
  consuming func finish(count: UInt64) -> (UInt64, UInt64) {
    first ^= count
    second ^= count
    first &+= second
    second &+= first
    first = Self.avalanche(first)
    second = Self.avalanche(second)
    first &+= second
    second &+= first
    return (first, second)
  }

  private static func scrambledLow(_ word: UInt64) -> UInt64 {
    rotated(word &* firstFactor, by: 31) &* secondFactor
  }

  private static func scrambledHigh(_ word: UInt64) -> UInt64 {
    rotated(word &* secondFactor, by: 33) &* firstFactor
  }

  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 - count)
  }

  /// Mixes a word so that every bit affects every other one.
  private static func avalanche(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ mixed >> 33) &* 0xff51_afd7_ed55_8ccd
    mixed = (mixed ^ mixed >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return mixed ^ mixed >> 33
  }
}
