/// A width and height in points.
package struct Size: Hashable, Sendable {
  /// The extent from left to right.
  package let width: Double
  /// The extent from top to bottom.
  package let height: Double

  /// No extent at all.
  package static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
