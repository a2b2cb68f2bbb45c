package import AppLayout
import AppModel
package import Markup

extension Rect {
  /// Returns the rectangle as attributes of an SVG element; a radius of zero is left out.
  package func attributes(radius: Double = 0) -> Node.Attributes {
    [
      "x": x.shortText, "y": y.shortText, "width": width.shortText, "height": height.shortText,
      "rx": radius > 0 ? radius.shortText : nil,
    ]
  }
}
