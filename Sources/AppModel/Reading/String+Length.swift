import Markup

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
    let ending = hash.hexadecimal(digits: Self.digits, uppercase: false)
    return "\(beginning(atMost: max(0, most - Self.digits - 1)))~\(ending)"
  }

  /// Returns a percent-encoded text as a name of this length, without an escape that is cut in two.
  package func abridgedEncoding(to most: Int) -> String {
    let name = abridged(to: most)
    guard utf8.count > most else { return name }
    let beginning = name.dropLast(Self.digits + 1)
    guard let escape = beginning.suffix(2).firstIndex(of: "%") else { return name }
    return String(beginning[..<escape] + name.suffix(Self.digits + 1))
  }

  /// The number of hexadecimal digits in a hash.
  private static let digits = 16

  /// An FNV-1a hash of the text's length, beginning and end. Megabytes in between are not read,
  /// since a name may be hashed again and again.
  private var hash: UInt64 {
    let most = 4096
    var text = self
    return text.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      for byte in "\(bytes.count)".utf8 { add(byte) }
      for index in 0..<min(most, bytes.count) { add(bytes[index]) }
      for index in max(most, bytes.count - most)..<max(most, bytes.count) { add(bytes[index]) }
      return hash
    }
  }
}
