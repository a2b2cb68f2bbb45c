import Support
import Testing

@testable import Hashes

@Suite struct ContentHashTests {
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
    ("19 Jan 2038 at 3:14:07 AM", "b89e5988b737affc664fc2950231b2cb"),
    ("The quick brown fox jumps over the lazy dog.", "cd99481f9ee902c9695da1a38987b6e7"),
  ])
  func `the published hashes are reproduced`(text: String, hash: String) {
    #expect(ContentHash(of: Array(text.utf8)).text == hash)
  }

  /// The algorithm's own test: keys of every length below 256, each with a different seed.
  @Test func `the published sum over all lengths and seeds is reproduced`() {
    var all: [UInt8] = []
    for length in 0..<256 {
      let key = (0..<length).map(UInt8.init)
      let hash = key.withUnsafeBytes { ContentHash(of: $0, seed: UInt32(256 - length)) }
      all += littleEndian(hash)
    }
    #expect(littleEndian(ContentHash(of: all)).prefix(4) == [0x69, 0xBA, 0x84, 0x63])
  }

  @Test func `bytes have the same hash at any address`() {
    let bytes = (0..<64).map { UInt8($0 * 37 & 255) }
    for length in 0...bytes.count {
      let hash = ContentHash(of: Array(bytes[..<length]))
      for offset in 1...8 {
        let moved = [UInt8](repeating: 9, count: offset) + bytes[..<length] + [7]
        moved.withUnsafeBytes {
          let part = UnsafeRawBufferPointer(rebasing: $0[offset..<offset + length])
          #expect(ContentHash(of: part) == hash)
        }
      }
    }
  }

  @Test func `one bit changes the hash at every length`() {
    var seen: Set<ContentHash> = []
    for length in 0...64 {
      seen.insert(ContentHash(of: [UInt8](repeating: 0, count: length)))
      for position in 0..<length {
        var bytes = [UInt8](repeating: 0, count: length)
        bytes[position] = 128
        seen.insert(ContentHash(of: bytes))
      }
    }
    #expect(seen.count == 65 + 64 * 65 / 2)
  }

  @Test func `a hash is read back from its text`() {
    let hash = ContentHash(of: Array("riverbed".utf8))
    #expect(ContentHash(text: hash.text) == hash)
  }

  @Test(arguments: [
    "", "cbd8a7b341bd9b025b1e906a48ae1d1", "cbd8a7b341bd9b025b1e906a48ae1d190",
    "CBD8a7b341bd9b025b1e906a48ae1d19", "gbd8a7b341bd9b025b1e906a48ae1d19",
    "cbd8a7b341bd9b025b1e906a48ae1d1\u{301}9", "-bd8a7b341bd9b025b1e906a48ae1d19",
  ])
  func `anything but 32 lower-case digits is not a hash`(text: String) {
    #expect(ContentHash(text: text) == nil)
  }

  @Test func `where one piece ends and the next begins makes a difference`() {
    let pieces: [[[UInt8]]] = [
      [], [[]], [[], []], [[1, 2]], [[1], [2]], [[2], [1]], [[], [1, 2]],
    ]
    #expect(Set(pieces.map { ContentHash(of: $0) }).count == pieces.count)
  }

  /// Returns the hash in the form that its authors store it.
  private func littleEndian(_ hash: ContentHash) -> [UInt8] {
    let digits = Array(hash.text)
    let bytes = (0..<16).map { UInt8(String(digits[2 * $0...2 * $0 + 1]), radix: 16) ?? 0 }
    return bytes[..<8].reversed() + bytes[8...].reversed()
  }
}
