import AppModel

/// The window and regions around a variant's content, in window coordinates.
package struct VariantFrame: Hashable, Sendable {
  package let window: Size
  /// The insets that the device covers at the window's edges.
  package let safeArea: Insets
  package let statusBar: Rect?
  package let navigationBar: Rect?
  /// The bar's strip of items.
  package let barStrip: Rect?
  package let root: Rect
  /// The row of tabs at the root container's bottom, on a TV at its top, if the root plugin is one.
  package let tabBar: Rect?
  /// The root container without the row of tabs.
  package let screenArea: Rect
  /// The visible area of the content: of a screen plugin, or of the screen. On a TV it and the
  /// advertisement keep to the safe area, because a television may cut off the rest.
  package let contentArea: Rect
  /// The area of a screen plugin.
  package let plugin: Rect?
  /// The advertisement under the screen plugin.
  package let banner: Rect?
  /// The part of the root container in which the content is visible.
  package let viewport: Viewport

  /// The height of the advertisement under a screen plugin.
  private static let bannerHeight = 50.0

  init(_ variant: Variant, hasTabs: Bool) {
    let held = variant.held
    let regions = held.regions(placement: variant.placement, statusBar: variant.statusBar)
    window = held.window.size
    safeArea = held.safeArea(with: variant.statusBar)
    statusBar = regions.statusBar
    navigationBar = regions.navigationBar
    barStrip = regions.navigationBarStrip(safeArea: safeArea)
    root = regions.root
    let tabs = hasTabs ? held.tabBar(in: regions.root) : nil
    tabBar = tabs
    screenArea = tabs.map { regions.root.remainder(after: $0) } ?? regions.root
    let hasBanner = variant.screen.kind.isPlugin && variant.screen.showsBanner
    let shownArea =
      switch held.device.deviceClass {
      case .iphone, .ipad: screenArea
      case .tv: screenArea.inset(by: safeArea.inherited(by: screenArea, in: window))
      }
    let banner = hasBanner ? Self.bottom(of: shownArea, Self.bannerHeight) : nil
    self.banner = banner
    plugin =
      variant.screen.kind.isPlugin ? banner.map(screenArea.above) ?? screenArea : nil
    contentArea = banner.map(shownArea.above) ?? shownArea
    viewport = Viewport(
      width: contentArea.width, height: contentArea.height,
      coveredTop: max(0, regions.root.y + regions.coveredTop - contentArea.y),
      deviceClass: held.device.deviceClass)
  }

  private static func bottom(of rect: Rect, _ height: Double) -> Rect {
    let height = min(height, rect.height)
    return Rect(x: rect.x, y: rect.maxY - height, width: rect.width, height: height)
  }
}

extension Rect {
  /// Returns the part above another rectangle.
  fileprivate func above(_ other: Rect) -> Rect {
    inset(by: Insets(bottom: maxY - other.y))
  }

  /// Returns the part below a strip in the upper half of the rectangle, or the part above one in
  /// the lower half.
  fileprivate func remainder(after strip: Rect) -> Rect {
    strip.midY < midY
      ? inset(by: Insets(top: strip.maxY - y)) : inset(by: Insets(bottom: maxY - strip.y))
  }
}
