/// Distances kept from the four edges of a box.
package struct Insets: Hashable, Sendable {
  /// The distance from the upper edge.
  package let top: Double
  /// The distance from the left edge.
  package let left: Double
  /// The distance from the lower edge.
  package let bottom: Double
  /// The distance from the right edge.
  package let right: Double

  /// No distance from any edge.
  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes four distances; those left out are zero.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same distance from every edge.
  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}
