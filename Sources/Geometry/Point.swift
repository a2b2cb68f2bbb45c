/// A position in points, x to the right and y downward.
package struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  package let x: Double
  /// The distance from the top edge.
  package let y: Double

  /// The origin.
  package static let zero = Point(x: 0, y: 0)

  /// Makes a position.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
