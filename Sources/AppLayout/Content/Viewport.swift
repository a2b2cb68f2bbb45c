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

  /// Returns a family's measure in points: pixels are given for the base width and grow with the
  /// window, in whole points.
  package func points(_ pixels: Double, _ attributes: LayoutAttributes) -> Double {
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

extension App {
  /// Returns the visible part of a screen with a bar on top on a device.
  package func viewport(on held: HeldDevice) -> Viewport {
    let statusBar = statusBar(on: held.device)
    let regions = held.regions(placement: .onTop, statusBar: statusBar)
    let shown = held.shownPart(of: regions.root, with: held.safeArea(with: statusBar))
    return Viewport(
      width: shown.width, height: shown.height, coveredTop: regions.coveredTop,
      deviceClass: held.device.deviceClass)
  }
}
