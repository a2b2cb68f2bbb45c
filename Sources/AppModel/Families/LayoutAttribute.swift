/// A number that a family gives for a screen or a cell, by the name that the apps use.
package enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case widthPixel = "width_pixel"
  case widthPercent = "width_percent"
  case heightPixel = "height_pixel"
  case heightPercent = "height_percent"
  case heightRemainingAfterPixel = "height_remaining_after_pixel"
  case aspectRatio = "aspect_ratio"
  case columns
  case insetTop = "inset_top"
  case insetLeft = "inset_left"
  case insetBottom = "inset_bottom"
  case insetRight = "inset_right"
  case lineSpacing = "line_spacing"
  case interitemSpacing = "interitem_spacing"
  case headerInsetLeft = "header_inset_left"
  case headerInsetRight = "header_inset_right"
  case paddingTop = "padding_top"
  case paddingLeft = "padding_left"
  case paddingBottom = "padding_bottom"
  case paddingRight = "padding_right"
  case pageControlBarHeight = "page_control_bar_height"
  case pageControlBarSpacing = "page_control_bar_spacing"
  case placeholderItems = "placeholder_items"

  /// No screen is wider or longer, in points.
  private static let largest = 100_000.0

  /// Whether the attribute can have a value: measures are never below zero, but cells may overlap.
  func canBe(_ number: Double) -> Bool {
    guard abs(number) <= Self.largest else { return false }
    switch self {
    case .aspectRatio, .columns: return number > 0
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

/// What a family says about a screen or a cell on one class of devices.
package struct LayoutAttributes: Hashable, Sendable {
  private var numbers: [LayoutAttribute: Double] = [:]
  /// Whether a strip stops at whole pages; nil where nothing is said.
  package var isPaging: Bool?
  /// Whether cells follow each other sideways; nil where nothing is said.
  package var scrollsHorizontally: Bool?
  /// Whether pixel values grow with the window; they do unless a style switches it off.
  package var scalesPixels: Bool?
  /// Whether the first content begins below the bars that cover it.
  package var clearsBars: Bool?

  package init() {}

  package subscript(attribute: LayoutAttribute) -> Double? {
    get { numbers[attribute] }
    set { numbers[attribute] = newValue }
  }

  /// These attributes with others on top: what the others say wins.
  package func overridden(by other: LayoutAttributes) -> LayoutAttributes {
    var merged = self
    merged.numbers.merge(other.numbers) { $1 }
    merged.isPaging = other.isPaging ?? isPaging
    merged.scrollsHorizontally = other.scrollsHorizontally ?? scrollsHorizontally
    merged.scalesPixels = other.scalesPixels ?? scalesPixels
    merged.clearsBars = other.clearsBars ?? clearsBars
    return merged
  }
}

/// The classes of devices for which families differ. A TV takes what is universal.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, tv
}
