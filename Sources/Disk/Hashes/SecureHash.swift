import Texts

/// A hash in steps of 64 bytes that no one is known to make the same for two given contents: SHA-1,
/// as far as git relies on it, and SHA-256.
protocol SecureHash {
  init()
  /// Adds 64 bytes, with room for the words that are made of them.
  mutating func mix(_ block: UnsafeRawPointer, _ room: UnsafeMutablePointer<UInt32>)
  /// The words that the hash consists of.
  var words: [UInt32] { get }
  /// How many words are made of a block.
  static var roomSize: Int { get }
}

extension SecureHash {
  /// Returns the hash of two pieces, one after the other, in lower-case hexadecimal digits.
  static func text(of start: [UInt8], _ rest: [UInt8]) -> String {
    var hash = Self()
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: roomSize) { room in
      guard let room = room.baseAddress else { return }
      // The first blocks have the start in them, and the last ones the padding: they are copied.
      let copied = min(rest.count, (64 - start.count % 64) % 64)
      let middle = (rest.count - copied) / 64 * 64
      let length = start.count + rest.count
      var first = start + rest[..<copied]
      var last = Array(rest[(copied + middle)...])
      let padding = [0x80] + [UInt8](repeating: 0, count: (119 - length % 64) % 64)
      last += padding + withUnsafeBytes(of: UInt64(length * 8).bigEndian) { Array($0) }
      if first.count % 64 != 0 {
        // The whole is shorter than a block.
        (first, last) = (first + last, [])
      }
      first.withUnsafeBytes { hash.mix(blocks: $0, room) }
      rest.withUnsafeBytes {
        hash.mix(blocks: .init(rebasing: $0[copied..<(copied + middle)]), room)
      }
      last.withUnsafeBytes { hash.mix(blocks: $0, room) }
    }
    return hash.words.map { $0.hexadecimal(digits: 8) }.joined()
  }

  private mutating func mix(
    blocks: UnsafeRawBufferPointer, _ room: UnsafeMutablePointer<UInt32>
  ) {
    guard let start = blocks.baseAddress else { return }
    for offset in stride(from: 0, to: blocks.count, by: 64) { mix(start + offset, room) }
  }
}

extension UnsafeMutablePointer<UInt32> {
  /// Reads the sixteen words of a block.
  func read(_ block: UnsafeRawPointer) {
    for index in 0..<16 {
      self[index] = UInt32(
        bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
  }
}

extension UInt32 {
  /// Returns the bits moved to the left, where those that leave come back at the right.
  func rotated(by count: UInt32) -> UInt32 { self &<< count | self &>> (32 &- count) }
}
