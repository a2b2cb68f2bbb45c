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
  /// The row of tabs at the root container's bottom, if the root plugin is one.
  package let tabBar: Rect?
  /// The visible area of the content: the area of a screen plugin, or the root without the tab bar.
  package let contentArea: Rect
  /// The area of a screen plugin.
  package let plugin: Rect?
  /// The advertisement under the screen plugin.
  package let banner: Rect?
  /// The part of the root container in which the content is visible.
  package let viewport: Viewport

  /// The height of the advertisement under a screen plugin.
  private static let bannerHeight = 50.0

  init(_ variant: Variant, in app: App) {
    let device = variant.device
    let regions = device.regions(
      in: variant.orientation, placement: variant.placement, statusBar: variant.statusBar)
    window = device.window(in: variant.orientation).size
    safeArea = device.safeArea(in: variant.orientation, statusBar: variant.statusBar)
    statusBar = regions.statusBar
    navigationBar = regions.navigationBar
    barStrip = regions.navigationBarStrip(safeArea: safeArea)
    root = regions.root
    let tabHeight = Self.tabBarHeight(variant, in: app)
    tabBar = tabHeight > 0 ? Self.bottom(of: regions.root, tabHeight) : nil
    let content = regions.root.inset(by: Insets(bottom: tabHeight))
    let hasBanner = variant.screen.kind.isPlugin && variant.screen.showsBanner
    banner = hasBanner ? Self.bottom(of: content, Self.bannerHeight) : nil
    contentArea = content.inset(by: Insets(bottom: hasBanner ? Self.bannerHeight : 0))
    plugin = variant.screen.kind.isPlugin ? contentArea : nil
    viewport = Viewport(
      width: window.width, height: contentArea.height, coveredTop: regions.coveredTop,
      deviceClass: device.family.deviceClass)
  }

  /// Returns the height of the tab bar, which a presentation container covers.
  private static func tabBarHeight(_ variant: Variant, in app: App) -> Double {
    app.rootCapabilities.contains(.tabBar)
      && !app.approach(to: variant.screen, by: variant.entrance).isPresented
      ? variant.device.tabBarHeight(in: variant.orientation) : 0
  }

  private static func bottom(of rect: Rect, _ height: Double) -> Rect {
    let height = min(height, rect.height)
    return Rect(x: rect.x, y: rect.maxY - height, width: rect.width, height: height)
  }
}
