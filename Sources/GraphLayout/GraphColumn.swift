/// A column of a layout, counted from the left.
struct GraphColumn: Hashable, Comparable, Sendable {
  let number: Int

  static let first = GraphColumn(number: 0)

  /// The column to the right.
  var next: GraphColumn { GraphColumn(number: number + 1) }

  static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
