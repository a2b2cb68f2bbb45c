package import AppLayout
package import Markup

extension Font {
  /// The font as attributes of a text in SVG; the regular weight is left out.
  package var attributes: Node.Attributes {
    ["font-size": size.shortText, "font-weight": weight.number]
  }
}

extension Font.Weight {
  /// The weight as SVG writes it; nil for the regular one, which need not be written.
  var number: String? {
    switch self {
    case .regular: nil
    case .bold: "700"
    }
  }
}

extension Rect {
  /// Returns the rectangle as attributes of an SVG element; what is zero by default is left out.
  package func attributes(radius: Double = 0) -> Node.Attributes {
    [
      "x": x == 0 ? nil : x.shortText, "y": y == 0 ? nil : y.shortText,
      "width": width.shortText, "height": height.shortText,
      "rx": radius > 0 ? radius.shortText : nil,
    ]
  }
}
