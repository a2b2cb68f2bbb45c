/// An FNV-1a hash of 64 bits, which distinguishes texts that begin alike, or stay the same.
///
/// It does not protect against someone who looks for two texts with the same hash.
package struct FNVHash: Hashable, Sendable {
  private var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  fileprivate init() {}

  /// Hashes all bytes of a text.
  package init(of text: String) { add(text.utf8) }

  /// Hashes some bytes.
  package init(of bytes: [UInt8]) { add(bytes) }

  fileprivate mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The number of digits in its text.
  static let digits = 16

  /// The hash as lower-case hexadecimal digits.
  package var text: String { bits.hexadecimal(digits: Self.digits) }
}

extension String {
  /// The hash of the text's length, beginning and end. Megabytes in between are not read, since a
  /// name may be hashed again and again.
  var hashOfEnds: FNVHash {
    let most = 4096
    var text = self
    return text.withUTF8 { bytes in
      var hash = FNVHash()
      hash.add("\(bytes.count)".utf8)
      hash.add(bytes.prefix(most))
      hash.add(bytes.dropFirst(most).suffix(most))
      return hash
    }
  }
}
