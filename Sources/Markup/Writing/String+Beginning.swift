extension String {
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
