/// A row of a vertical layout, a column of a horizontal one.
package struct FlowLine: Hashable, Sendable {
  /// The cells on it.
  package let items: Range<Int>
  /// Where it begins along the scroll direction, before mirroring and rounding.
  let start: Double
  /// The largest extent of its cells along the scroll direction.
  let extent: Double

  var end: Double { start + extent }
}
