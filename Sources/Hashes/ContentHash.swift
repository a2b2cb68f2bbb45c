import Texts

/// A 128-bit hash that identifies the contents of files: MurmurHash3, x64 variant, with seed zero.
///
/// It detects accidental changes. It does not protect against someone who wants two files to look
/// the same.
package struct ContentHash: Hashable, Sendable {
  private let high, low: UInt64

  /// Hashes some bytes.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Hashes several pieces in their order; where one ends and the next begins matters too.
  package init(of pieces: [[UInt8]]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24 * pieces.count)
    for piece in pieces {
      let hash = ContentHash(of: piece)
      for word in [UInt64(piece.count), hash.high, hash.low] {
        withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
      }
    }
    self.init(of: bytes)
  }

  /// Reads a hash from 32 lower-case hexadecimal digits.
  package init?(text: String) {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "F")
    let digits = text.utf8.compactMap(\.hexadecimalValue)
    guard digits.count == 32, text.utf8.count == 32, !text.utf8.contains(where: capitals.contains)
    else { return nil }
    high = digits[..<16].reduce(0) { $0 << 4 | UInt64($1) }
    low = digits[16...].reduce(0) { $0 << 4 | UInt64($1) }
  }

  /// Returns the hash of this and another one.
  package func joined(with other: ContentHash) -> ContentHash {
    var running = RunningHash()
    running.add(self)
    running.add(other)
    return running.hash
  }

  /// The hash as two words.
  var words: [UInt64] { [high, low] }

  /// The hash as 32 lower-case hexadecimal digits.
  package var text: String { high.hexadecimal(digits: 16) + low.hexadecimal(digits: 16) }

  /// Hashes bytes in any memory; the published test of the algorithm needs other seeds.
  init(of bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) {
    var running = RunningHash(seed: seed)
    running.add(bytes)
    self = running.hash
  }

  /// Makes a hash of the algorithm's result, two words.
  init(_ words: (high: UInt64, low: UInt64)) {
    (high, low) = words
  }
}
