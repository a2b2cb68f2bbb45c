import AppModel

/// The insets and spacings that a family gives a whole screen, in points.
struct ContentMeasures {
  let insets: Insets
  let interitemSpacing: Double
  let lineSpacing: Double
  let headerInsetLeft: Double
  let headerInsetRight: Double
  let clearsBars: Bool

  init(_ family: Family, in viewport: Viewport) {
    let attributes = family.screen.attributes(on: viewport.deviceClass)
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

  /// The width that the insets leave to a line.
  func lineWidth(in viewport: Viewport) -> Double { viewport.width - insets.left - insets.right }
}
