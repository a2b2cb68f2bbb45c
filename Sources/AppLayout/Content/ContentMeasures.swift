/// The insets and spacings that a family defines for a whole screen, in points.
package struct ContentMeasures: Hashable, Sendable {
  package let insets: Insets
  package let interitemSpacing: Double
  package let lineSpacing: Double
  package let headerInsetLeft: Double
  package let headerInsetRight: Double
  package let clearsBars: Bool

  package init(_ family: Family, in viewport: Viewport) {
    self.init(family.screen.attributes(on: viewport.deviceClass), in: viewport)
  }

  init(_ attributes: LayoutAttributes, in viewport: Viewport) {
    let points = { (attribute: LayoutAttribute) in
      viewport.points(attributes[attribute] ?? 0, attributes)
    }
    insets = Insets(
      top: points(.insetTop), left: points(.insetLeft), bottom: points(.insetBottom),
      right: points(.insetRight))
    interitemSpacing = points(.interitemSpacing)
    lineSpacing = points(.lineSpacing)
    headerInsetLeft = points(.headerInsetLeft)
    headerInsetRight = points(.headerInsetRight)
    clearsBars = attributes.clearsBars ?? false
  }

  /// Returns the width that the insets leave for a line.
  package func lineWidth(in viewport: Viewport) -> Double {
    viewport.width - insets.left - insets.right
  }
}
