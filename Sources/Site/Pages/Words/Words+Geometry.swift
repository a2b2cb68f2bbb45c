import AppLayout
import AppModel

extension Size {
  /// The size as people write it: `393×852`.
  var text: String { "\(width.tenths)×\(height.tenths)" }
}

extension Double {
  /// The number with one decimal at most.
  var tenths: String { inTenths.shortText }

  /// The number rounded to one decimal.
  var inTenths: Double { (self * 10).rounded() / 10 }
}

extension Point {
  /// The place in words: `x 12, y 353`.
  var coordinates: String { "x \(x.tenths), y \(y.tenths)" }
}

extension Insets {
  /// The distances that are not zero: `top 59, bottom 34`; empty if all are zero.
  var text: String {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 != 0 }.map { "\($0.0) \($0.1.tenths)" }.joined(separator: ", ")
  }
}
