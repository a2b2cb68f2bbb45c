import AppModel
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
