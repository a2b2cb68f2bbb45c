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
