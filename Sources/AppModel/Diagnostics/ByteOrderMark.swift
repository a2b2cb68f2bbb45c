/// The marks that editors of some systems put before a text.
enum ByteOrderMark {
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]

  /// Whether a text is UTF-16, by its mark or because one of its first two bytes is zero: JSON and
  /// XML begin with two characters of ASCII.
  static func announcesUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes.prefix(2)
    return utf16.contains { first.elementsEqual($0) } || first.count { $0 == 0 } == 1
  }
}
