/// The attributes that a family sets for a screen or a cell on one class of devices.
package struct LayoutAttributes: Hashable, Sendable {
  /// The number of each attribute, in the order of all cases; empty where none is set.
  private var numbers: [Double?] = []
  /// Whether a strip stops at whole pages; nil if not set.
  package var isPaging: Bool?
  /// Whether cells are laid out horizontally; nil if not set.
  package var scrollsHorizontally: Bool?
  /// Whether pixel values grow with the window; they do unless a style turns it off.
  package var scalesPixels: Bool?
  /// Whether the first content begins below the bars that cover it.
  package var clearsBars: Bool?

  package init() {}

  package subscript(attribute: LayoutAttribute) -> Double? {
    get { numbers.isEmpty ? nil : numbers[attribute.rawValue] }
    set {
      if numbers.isEmpty, newValue != nil {
        numbers = Array(repeating: nil, count: LayoutAttribute.allCases.count)
      }
      guard !numbers.isEmpty else { return }
      numbers[attribute.rawValue] = newValue
      if newValue == nil, numbers.allSatisfy({ $0 == nil }) { numbers = [] }
    }
  }

  /// Returns these attributes with others on top; a value set by the others wins.
  package func overridden(by other: LayoutAttributes) -> LayoutAttributes {
    var merged = self
    if numbers.isEmpty || other.numbers.isEmpty {
      merged.numbers = numbers.isEmpty ? other.numbers : numbers
    } else {
      for (index, number) in other.numbers.enumerated() where number != nil {
        merged.numbers[index] = number
      }
    }
    merged.isPaging = other.isPaging ?? isPaging
    merged.scrollsHorizontally = other.scrollsHorizontally ?? scrollsHorizontally
    merged.scalesPixels = other.scalesPixels ?? scalesPixels
    merged.clearsBars = other.clearsBars ?? clearsBars
    return merged
  }
}

/// A numeric attribute of a screen or a cell.
package enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  case widthPixel, widthPercent, heightPixel, heightPercent, heightRemainingAfterPixel
  case aspectRatio, columns
  case insetTop, insetLeft, insetBottom, insetRight
  case lineSpacing, interitemSpacing, headerInsetLeft, headerInsetRight
  case paddingTop, paddingLeft, paddingBottom, paddingRight
  case pageControlBarHeight, pageControlBarSpacing, placeholderItems

  /// The name that the apps use.
  package var name: String {
    switch self {
    case .widthPixel: "width_pixel"
    case .widthPercent: "width_percent"
    case .heightPixel: "height_pixel"
    case .heightPercent: "height_percent"
    case .heightRemainingAfterPixel: "height_remaining_after_pixel"
    case .aspectRatio: "aspect_ratio"
    case .columns: "columns"
    case .insetTop: "inset_top"
    case .insetLeft: "inset_left"
    case .insetBottom: "inset_bottom"
    case .insetRight: "inset_right"
    case .lineSpacing: "line_spacing"
    case .interitemSpacing: "interitem_spacing"
    case .headerInsetLeft: "header_inset_left"
    case .headerInsetRight: "header_inset_right"
    case .paddingTop: "padding_top"
    case .paddingLeft: "padding_left"
    case .paddingBottom: "padding_bottom"
    case .paddingRight: "padding_right"
    case .pageControlBarHeight: "page_control_bar_height"
    case .pageControlBarSpacing: "page_control_bar_spacing"
    case .placeholderItems: "placeholder_items"
    }
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Finds the attribute with a name.
  init?(_ name: String) {
    guard let attribute = Self.named[name] else { return nil }
    self = attribute
  }

  /// The largest value in points: no screen is wider or longer.
  private static let largest = 100_000.0

  /// Whether the attribute can have a value: sizes are never negative, but insets and spacings can
  /// be, so that cells overlap.
  func canBe(_ number: Double) -> Bool {
    guard abs(number) <= Self.largest else { return false }
    switch self {
    case .aspectRatio: return number > 0
    case .columns: return number >= 1
    case .widthPixel, .widthPercent, .heightPixel, .heightPercent, .heightRemainingAfterPixel,
      .pageControlBarHeight, .placeholderItems:
      return number >= 0
    case .insetTop, .insetLeft, .insetBottom, .insetRight, .lineSpacing, .interitemSpacing,
      .headerInsetLeft, .headerInsetRight, .paddingTop, .paddingLeft, .paddingBottom,
      .paddingRight, .pageControlBarSpacing:
      return true
    }
  }
}
