package import AppModel

/// The visible part of a screen's content, with everything that its measures depend on.
package struct Viewport: Hashable, Sendable {
  /// The width of the content: the window's, on a TV without what a television may cut off.
  package let width: Double
  /// The height of the root container that is left for the content.
  package let height: Double
  /// How much of the top is under bars.
  package let coveredTop: Double
  /// The class of devices that selects a family's measures.
  package let deviceClass: DeviceClass

  package init(width: Double, height: Double, coveredTop: Double, deviceClass: DeviceClass) {
    self.width = width
    self.height = height
    self.coveredTop = coveredTop
    self.deviceClass = deviceClass
  }

  /// Returns a family's measure in points: pixels are given for the base width and grow with the
  /// window, in whole points.
  func points(_ pixels: Double, _ attributes: LayoutAttributes) -> Double {
    guard attributes.scalesPixels ?? true else { return pixels }
    return (pixels * width / baseWidth).rounded(.down)
  }

  /// The width for which a family's measures are given.
  package var baseWidth: Double { deviceClass.baseWidth }

  /// The size of the visible part.
  package var size: Size { Size(width: width, height: height) }
}

extension DeviceClass {
  /// The width of a window for which a family's measures are given.
  package var baseWidth: Double {
    switch self {
    case .iphone: 320
    case .ipad, .tv: 768
    }
  }
}

/// The insets and spacings that a family defines for a whole screen, in points.
package struct ContentMeasures: Hashable, Sendable {
  package let insets: Insets
  package let interitemSpacing: Double
  package let lineSpacing: Double
  package let headerInsetLeft: Double
  package let headerInsetRight: Double
  package let clearsBars: Bool

  package init(_ family: Family, in viewport: Viewport) {
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

  /// Returns the width that the insets leave for a line.
  package func lineWidth(in viewport: Viewport) -> Double {
    viewport.width - insets.left - insets.right
  }
}

extension Family {
  /// Returns the measure of a style in one of the family's sections, for a viewport.
  package func measure(
    of style: CellStyle, in section: String, _ viewport: Viewport
  ) -> CellMeasure {
    CellMeasure(
      style, template: Self.template(of: style, in: section),
      ContentMeasures(self, in: viewport), in: viewport)
  }

  private static func template(of style: CellStyle, in section: String) -> CellTemplate {
    if section == headerSection { return .header }
    let suffix = "_cell"
    let name = section.hasSuffix(suffix) ? String(section.dropLast(suffix.count)) : section
    return style.template ?? ComponentKind(name).template
  }
}

extension App {
  /// Returns the visible part of a screen with a bar on top on a device.
  package func viewport(on held: HeldDevice) -> Viewport {
    let regions = held.regions(placement: .onTop, statusBar: statusBar(on: held.device))
    return Viewport(
      width: regions.root.width, height: regions.root.height, coveredTop: regions.coveredTop,
      deviceClass: held.device.deviceClass)
  }
}
