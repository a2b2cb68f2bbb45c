import AppLayout
import AppModel

extension Rect {
  /// The origin and the size, as two columns of a table.
  var columns: [ShownText] { ["\(x.shortText),\(y.shortText)", size.shown] }
}

extension Size {
  /// The size as text: `393×852`.
  var shown: ShownText { ShownText(trusted: text) }
}

extension Insets {
  /// The distances that are not zero, as text: `top 59, bottom 34`.
  var shown: ShownText { ShownText(trusted: text) }
}
