/// The byte order marks that some editors write at the start of a text.
package enum ByteOrderMark {
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]

  /// Whether a text is UTF-16: it has the mark, or one of its first two bytes is zero, because JSON
  /// and XML begin with two ASCII characters.
  static func announcesUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes.prefix(2)
    return utf16.contains { first.elementsEqual($0) } || first.count { $0 == 0 } == 1
  }
}
