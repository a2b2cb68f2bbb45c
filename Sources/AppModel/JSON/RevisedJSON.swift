/// A document with some values changed.
package struct RevisedJSON: Sendable {
  let document: JSONDocument
  /// The indices of the nodes that are as they were in the document before, in ascending order;
  /// each range is whole values with everything inside them.
  let kept: [Range<Int>]

  /// Whether a value, with everything inside it, is as it was in the document before: it has the
  /// same locations there.
  func keeps(_ value: JSON) -> Bool {
    let place = kept.partitionPoint { $0.upperBound > value.index }
    return place < kept.count && kept[place].contains(value.index)
  }
}
