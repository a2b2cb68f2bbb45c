package import AppModel

/// The part of a screen's content that can be seen at once, and what its measures depend on.
package struct Viewport: Hashable, Sendable {
  /// The width of the window, and of the content.
  package let width: Double
  /// The height of the root container that the content has.
  package let height: Double
  /// How much of the top lies under bars.
  package let coveredTop: Double
  /// The class of devices whose measures a family gives.
  package let deviceClass: DeviceClass

  package init(width: Double, height: Double, coveredTop: Double, deviceClass: DeviceClass) {
    self.width = width
    self.height = height
    self.coveredTop = coveredTop
    self.deviceClass = deviceClass
  }

  /// Returns a family's measure in points: pixels are written for the base width and grow with the
  /// window, in whole points.
  func points(_ pixels: Double, _ attributes: LayoutAttributes) -> Double {
    guard attributes.scalesPixels ?? true else { return pixels }
    return (pixels * width / baseWidth).rounded(.down)
  }

  /// The width for which a family's measures are written.
  package var baseWidth: Double {
    switch deviceClass {
    case .iphone: 320
    case .ipad, .tv: 768
    }
  }
}
