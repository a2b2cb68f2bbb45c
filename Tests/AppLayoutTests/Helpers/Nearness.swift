@testable import AppLayout

/// The largest differences between numbers that count as equal.
enum Tolerance {
  /// Between fixtures, which are written with six digits, and frames.
  static let fixture = 0.001
  /// Between two ways of computing the same value.
  static let arithmetic = 0.000_001
}

extension Double {
  func isNear(_ other: Double, within tolerance: Double = Tolerance.fixture) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension Size {
  func isNear(_ other: Size, within tolerance: Double = Tolerance.fixture) -> Bool {
    width.isNear(other.width, within: tolerance) && height.isNear(other.height, within: tolerance)
  }
}

extension Rect {
  func isNear(_ other: Rect, within tolerance: Double = Tolerance.fixture) -> Bool {
    x.isNear(other.x, within: tolerance) && y.isNear(other.y, within: tolerance)
      && size.isNear(other.size, within: tolerance)
  }
}
