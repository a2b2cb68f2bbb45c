import AppLayout
import AppModel

extension Point {
  /// The place in words: `x 12, y 353`.
  var coordinates: String { "x \(x.shortText), y \(y.shortText)" }
}
