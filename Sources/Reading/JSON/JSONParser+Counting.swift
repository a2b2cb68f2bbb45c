extension JSONParser {
  /// Returns how many keys and values a text has, so that their list is made in one piece and takes
  /// no more memory than it needs. One is at the start, and one after each bracket that opens, each
  /// colon and each comma; a text that is not JSON may have another number.
  static func nodeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 1
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): place = end(ofStringAt: place, in: bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: ","): count += 1
      default: break
      }
      place += 1
    }
    return min(count, bytes.count / leastBytes + 1)
  }

  /// The number of bytes for which there is room for one from the start; where they are shorter, as
  /// in no real file, the list grows.
  private static let leastBytes = 4

  /// Returns the place of the quote that ends a string.
  private static func end(
    ofStringAt start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place
  }
}
