package import AppLayout

/// A box in whole thousandths of a point, the precision of drawings, so that a box read back from a
/// drawing equals the original.
package struct ExactFrame: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package static let zero = ExactFrame(x: 0, y: 0, width: 0, height: 0)

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The box as a drawing writes it.
  package init(_ rect: Rect) {
    self.init(
      x: rect.x.thousandths, y: rect.y.thousandths, width: rect.width.thousandths,
      height: rect.height.thousandths)
  }

  /// The box in points.
  package var rect: Rect {
    Rect(
      x: Double(x) / 1000, y: Double(y) / 1000, width: Double(width) / 1000,
      height: Double(height) / 1000)
  }

  /// The right edge.
  package var maxX: Int { x + width }
  /// The lower edge.
  package var maxY: Int { y + height }

  /// Returns the box moved right and down.
  package func offset(x dx: Int, y dy: Int) -> ExactFrame {
    ExactFrame(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Whether nothing is inside the box.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the least box that holds both.
  package func union(_ other: ExactFrame) -> ExactFrame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return ExactFrame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the intersection of two boxes; its size is zero if they do not overlap.
  package func intersection(_ other: ExactFrame) -> ExactFrame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return ExactFrame(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension Double {
  /// The number in whole thousandths, as `shortText` writes it, cut to `Int.thousandthsLimits`.
  package var thousandths: Int {
    Int((self * 1000).rounded(), within: Int.thousandthsLimits)
  }
}

extension Int {
  /// The least and the largest length, in thousandths of a point: about a billion points, more than
  /// any drawing has.
  ///
  /// The sum of all lengths of a drawing still fits into an integer, and the moves of nested groups
  /// together into the twelve digits that pages allow.
  static let thousandthsLimits = -(1 << 40)...(1 << 40)
}
