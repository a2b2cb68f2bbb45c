extension RandomAccessCollection {
  /// Returns the first index whose element meets a condition, by binary search; the end if none
  /// does. All elements after one that meets it must meet it too, as in a sorted list.
  ///
  ///     [1, 3, 3, 8].partitionPoint { $0 >= 3 }   1
  @inlinable package func partitionPoint(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
