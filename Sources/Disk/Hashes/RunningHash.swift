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

  /// Adds the next bytes, in any memory.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset < bytes.count, count & 15 != 0 {
      add(bytes[offset])
      offset += 1
    }
    while bytes.count - offset >= 16 {
      state.mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      offset += 16
      count += 16
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
    state.mix(UInt64(truncatingIfNeeded: rest), UInt64(truncatingIfNeeded: rest >> 64))
    rest = 0
  }
}
