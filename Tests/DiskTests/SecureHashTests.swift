import Testing

@testable import Disk

/// The hashes by which git names its objects.
@Suite struct SecureHashTests {
  /// The examples of FIPS 180-4, and a million letters.
  private static let published = [
    (
      "", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    (
      "abc", "a9993e364706816aba3e25717850c26c9cd0d89d",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f",
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: published)
  func `the published examples have the published hashes`(
    text: String, sha1: String, sha256: String
  ) {
    #expect(SHA1.text(of: [], Array(text.utf8)) == sha1)
    #expect(SHA256.text(of: [], Array(text.utf8)) == sha256)
  }

  /// The expected hashes are those of Python's hashlib, in one hash.
  @Test func `any length, split anywhere, has the hash of the whole`() {
    var (short, long) = ("", "")
    for length in 0...300 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }
      for start in [0, 1, 5, 55, 56, 63, 64, 65, 127, 128, 130] where start <= length {
        short += SHA1.text(of: Array(bytes[..<start]), Array(bytes[start...]))
        long += SHA256.text(of: Array(bytes[..<start]), Array(bytes[start...]))
      }
    }
    #expect(
      SHA1.text(of: [], Array(short.utf8)) == "386ae27953240b019a1c3705b0da40ab3dae4ca1")
    #expect(
      SHA256.text(of: [], Array(long.utf8))
        == "592f8a7638065daabbdcc5ce1d5451563c169b9a9616e68fd53da8f1ed9b83ec")
  }

  @Test func `an object has the id that git gives it`() {
    let bytes = Array("what is up, doc?".utf8)
    let ids = [
      "bd9dbf5aae1a3862dd1526723246b20206e5fc37",
      "7561bda2ad0a17be8fee9d1815a0896b80ebafddaf26cf30c228e9b320513033",
    ]
    for id in ids {
      #expect(GitObject(id: id, kind: .blob, bytes: bytes).isIntact)
      #expect(!GitObject(id: id, kind: .tree, bytes: bytes).isIntact)
      #expect(!GitObject(id: id, kind: .blob, bytes: bytes + [0]).isIntact)
    }
  }
}
