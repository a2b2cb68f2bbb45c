import AppLayout
import AppModel
import Markup

extension Rect {
  /// Returns the rectangle as attributes of an SVG element.
  func attributes(radius: Double?) -> Node.Attributes {
    [
      "x": x.shortText, "y": y.shortText, "width": width.shortText, "height": height.shortText,
      "rx": radius?.shortText,
    ]
  }
}
