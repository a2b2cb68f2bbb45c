extension StringProtocol {
  /// Whether a text comes before another one in the order of their bytes, which is the same
  /// everywhere, and neither Swift's own nor that of any language.
  @inlinable package func precedesByBytes(_ other: some StringProtocol) -> Bool {
    let order = inStorage(with: other) { one, two in
      let count = Swift.min(one.count, two.count)
      var place = 0
      while place < count, one[place] == two[place] { place += 1 }
      return place < count ? one[place] < two[place] : one.count < two.count
    }
    return order ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether two texts have the same bytes: to Swift, unlike to a disk, é may be two letters.
  @inlinable package func hasSameBytes(as other: some StringProtocol) -> Bool {
    let isSame = inStorage(with: other) { one, two in
      guard one.count == two.count else { return false }
      var place = 0
      while place < one.count, one[place] == two[place] { place += 1 }
      return place == one.count
    }
    return isSame ?? utf8.elementsEqual(other.utf8)
  }

  /// Compares the bytes of two texts where they are stored; nil where one of them has its bytes in
  /// several pieces, as texts of other libraries may.
  @inlinable func inStorage(
    with other: some StringProtocol,
    _ compare: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool? {
    let result = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { compare(one, $0) }
    }
    return result.flatMap(\.self)
  }
}

/// The name or the path of a file: it is equal only to one with the same bytes, in whose order names
/// are sorted. To Swift, unlike to a disk, é may be two letters.
package struct FileName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  package static func == (left: FileName, right: FileName) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  package static func < (left: FileName, right: FileName) -> Bool {
    left.text.precedesByBytes(right.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
