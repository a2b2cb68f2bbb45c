import AppLayout
import AppModel

extension Rect {
  /// The origin and the size, as two columns of a table.
  var columns: [ShownText] { ["\(x.shortText),\(y.shortText)", size.text] }
}

extension Size {
  /// The size as text: `393×852`.
  var text: ShownText { "\(width.shortText)×\(height.shortText)" }
}

extension Insets {
  /// The distances that are not zero, as text: `top 59, bottom 34`.
  var text: ShownText {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 != 0 }
      .map { "\($0.0) \($0.1.shortText)" as ShownText }
      .joined(separator: ", ")
  }
}
