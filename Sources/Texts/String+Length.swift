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
    return "\(beginning(atMost: max(0, most - FNVHash.digits - 1)))~\(hashOfEnds.text)"
  }

  /// Returns a percent-encoded text as a name of this length, without an escape that is cut in two.
  package func abridgedEncoding(to most: Int) -> String {
    let name = abridged(to: most)
    guard utf8.count > most else { return name }
    let beginning = name.dropLast(FNVHash.digits + 1)
    guard let escape = beginning.suffix(2).firstIndex(of: "%") else { return name }
    return String(beginning[..<escape] + name.suffix(FNVHash.digits + 1))
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
