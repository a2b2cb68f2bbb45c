// An app can mention one name in thousands of places. These keep each mention short, however long
// the name is, so that what is written about an app never grows faster than its files.
extension String {
  /// The text in a length that people can read: the beginning and an ellipsis if it is longer than
  /// a kilobyte.
  package var readable: String {
    let longest = 1024
    guard utf8.count > longest else { return self }
    return beginning(atMost: longest) + "…"
  }

  /// Returns the text as a name. If it has more bytes than this, the name is its beginning and a
  /// hash, which distinguishes names that begin alike.
  ///
  ///     "headline".abridged(to: 200)                           headline
  ///     String(repeating: "x", count: 1000).abridged(to: 26)   xxxxxxxxx~b557eeaa6a0521a4
  package func abridged(to most: Int) -> String {
    guard utf8.count > most else { return self }
    return "\(beginning(atMost: max(0, most - FNVHash.digits - 1)))~\(hash.text)"
  }

  /// Returns a percent-encoded text as a name of this length, without an escape that is cut in two.
  package func abridgedEncoding(to most: Int) -> String {
    let name = abridged(to: most)
    guard utf8.count > most else { return name }
    let beginning = name.dropLast(FNVHash.digits + 1)
    guard let escape = beginning.suffix(2).firstIndex(of: "%") else { return name }
    return String(beginning[..<escape] + name.suffix(FNVHash.digits + 1))
  }

  /// The hash of the text's length, beginning and end. Megabytes in between are not read, since a
  /// name may be hashed again and again.
  private var hash: FNVHash {
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

  /// Returns as many whole code points from the beginning of the text as fit into a number of
  /// bytes.
  package func beginning(atMost bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self[...] }
    var end = utf8.index(utf8.startIndex, offsetBy: bytes)
    while end > startIndex, utf8[end] & 0b1100_0000 == 0b1000_0000 {
      end = utf8.index(before: end)
    }
    return self[..<end]
  }
}

/// An FNV-1a hash of 64 bits, which distinguishes texts that begin alike, or stay the same.
///
/// It does not protect against someone who looks for two texts with the same hash.
package struct FNVHash: Hashable, Sendable {
  private var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  /// Hashes all bytes of a text.
  package init(of text: String) { add(text.utf8) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The number of digits in its text.
  static let digits = 16

  /// The hash as lower-case hexadecimal digits.
  package var text: String { bits.hexadecimal(digits: Self.digits) }
}
