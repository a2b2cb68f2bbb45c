extension String {
  /// Whether the bytes of the text come before those of another one, which is the same order
  /// everywhere.
  package func precedesByBytes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { two in
        let count = min(one.count, two.count)
        var place = 0
        while place < count, one[place] == two[place] { place += 1 }
        return place < count ? one[place] < two[place] : one.count < two.count
      }
    }
    // Texts of other libraries may have their bytes in several pieces.
    return order.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
