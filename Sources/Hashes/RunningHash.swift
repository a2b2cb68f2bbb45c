/// The hash of bytes that arrive in portions, which does not depend on how they are split.
package struct RunningHash: Sendable {
  private var state: Murmur
  /// The bytes after the last whole block of sixteen, the first byte lowest.
  private var rest: UInt128 = 0
  private var count: UInt64 = 0

  package init() {
    self.init(seed: 0)
  }

  /// Starts with a seed; the published test of the algorithm needs other seeds.
  init(seed: UInt32) {
    state = Murmur(seed: seed)
  }

  /// Adds the next bytes.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds a piece with its length, so that where it ends matters too.
  package mutating func add(piece: some Collection<UInt8>) {
    add(UInt64(piece.count))
    if piece.withContiguousStorageIfAvailable({ add(UnsafeRawBufferPointer($0)) }) == nil {
      add(Array(piece))
    }
  }

  /// Adds a text with its length.
  package mutating func add(_ text: String) { add(piece: text.utf8) }

  /// Adds another hash.
  package mutating func add(_ hash: ContentHash) {
    for word in hash.words { add(word) }
  }

  /// Adds a word: its eight bytes, the lowest first.
  package mutating func add(_ word: UInt64) {
    let start = count & 15
    rest |= UInt128(word) &<< (8 * UInt128(start))
    count += 8
    guard start >= 8 else { return }
    state.mix(UInt64(truncatingIfNeeded: rest), UInt64(truncatingIfNeeded: rest &>> 64))
    rest = start == 8 ? 0 : UInt128(word) &>> (8 * UInt128(16 - start))
  }

  /// Adds the next bytes, in any memory.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while bytes.count - offset >= 16, count & 15 == 0 {
      state.mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      offset += 16
      count += 16
    }
    while bytes.count - offset >= 8 {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    for byte in bytes[offset...] { add(byte) }
  }

  /// The hash of everything that was added so far.
  package var hash: ContentHash {
    var last = state
    last.mixRest(UInt64(truncatingIfNeeded: rest), UInt64(truncatingIfNeeded: rest >> 64))
    return ContentHash(last.finish(count: count))
  }

  private mutating func add(_ byte: UInt8) {
    rest |= UInt128(byte) &<< (8 * UInt128(count & 15))
    count += 1
    guard count & 15 == 0 else { return }
    state.mix(UInt64(truncatingIfNeeded: rest), UInt64(truncatingIfNeeded: rest &>> 64))
    rest = 0
  }
}

/// MurmurHash3 in its 128-bit form for 64-bit machines, by Austin Appleby: its state between blocks
/// of sixteen bytes, and its published constants and steps.
private struct Murmur {
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
