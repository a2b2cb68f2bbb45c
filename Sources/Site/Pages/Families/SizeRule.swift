import AppModel

/// How a style sizes its cells, in words: `2 in a line, 130 high`.
struct SizeRule: Hashable {
  let attributes: LayoutAttributes

  var words: String {
    [width, height, attributes.scalesPixels == false ? "never scaled" : nil].compactMap(\.self)
      .joined(separator: ", ")
  }

  private var width: String {
    if let columns = attributes[.columns], columns >= 1 {
      return columns == 1 ? "full width" : "\(columns.shortText) in a line"
    }
    if let pixels = attributes[.widthPixel] { return "\(pixels.shortText) wide" }
    if let percent = attributes[.widthPercent] { return "\(percent.shortText) % of the line" }
    return "full width"
  }

  /// The first rule the style has, in the order the layout checks them.
  private var height: String? {
    if let pixels = attributes[.heightPixel] { return "\(pixels.shortText) high" }
    if let percent = attributes[.heightPercent] {
      return "\(percent.shortText) % of the root high"
    }
    if let rest = attributes[.heightRemainingAfterPixel] {
      return "as high as the root minus \(rest.shortText)"
    }
    if let ratio = attributes[.aspectRatio], ratio > 0 {
      return "width ÷ height \(ratio.shortText)"
    }
    return nil
  }
}
