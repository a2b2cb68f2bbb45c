/// The attributes that a family sets for a screen or a cell on one class of devices.
package struct LayoutAttributes: Hashable, Sendable {
  private var numbers: [LayoutAttribute: Double] = [:]
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
    get { numbers[attribute] }
    set { numbers[attribute] = newValue }
  }

  /// Returns these attributes with others on top; a value set by the others wins.
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
