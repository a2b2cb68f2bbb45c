import AppLayout
import AppModel

extension Double {
  /// The number with one decimal at most, as pictures on pages show it; words have three.
  var tenths: String { inTenths.shortText }

  /// The number rounded to one decimal.
  var inTenths: Double { (self * 10).rounded() / 10 }
}

extension Point {
  /// The place in words: `x 12, y 353`.
  var coordinates: String { "x \(x.shortText), y \(y.shortText)" }
}
