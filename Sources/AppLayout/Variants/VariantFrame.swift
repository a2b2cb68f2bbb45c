/// The window and regions around a variant's content, in window coordinates.
package struct VariantFrame: Hashable, Sendable {
  package let window: Size
  /// The insets that the device covers at the window's edges.
  package let safeArea: Insets
  package let statusBar: Rect?
  package let navigationBar: Rect?
  /// The bar's strip of items.
  package let barStrip: Rect?
  /// How far below their frames the bar's items are shown: on a TV they keep to the safe area.
  package let barDrop: Double
  package let root: Rect
  /// The row of tabs at the root container's bottom, on a TV at its top, if the root plugin is one.
  package let tabBar: Rect?
  /// The root container without the row of tabs.
  package let screenArea: Rect
  /// The area of the content: of a screen plugin, or of the screen. On a TV it and the advertisement
  /// keep to the safe area, because a television may cut off the rest, and the content begins below
  /// the items of a bar on top.
  package let contentArea: Rect
  /// The area in which content is visible; on a TV it reaches the edges below and beside.
  package let seenArea: Rect
  /// The area of a screen plugin.
  package let plugin: Rect?
  /// The advertisement under the screen plugin.
  package let banner: Rect?
  /// The part of the root container in which the content is visible; the heights of components do
  /// not depend on where a TV shows its bar.
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
    let isTV = held.device.deviceClass == .tv
    let drop = isTV ? max(0, safeArea.top - (barStrip?.y ?? safeArea.top)) : 0
    barDrop = drop
    let barEnd = regions.navigationBar.map { $0.maxY + drop } ?? 0
    let tabs = hasTabs ? held.tabBar(in: regions.root, below: barEnd) : nil
    tabBar = tabs
    screenArea = tabs.map { regions.root.remainder(after: $0) } ?? regions.root
    let hasBanner = variant.screen.kind.isPlugin && variant.screen.showsBanner
    let shownArea = held.shownPart(of: screenArea, with: safeArea)
    let banner = hasBanner ? Self.bottom(of: shownArea, Self.bannerHeight) : nil
    self.banner = banner
    plugin =
      variant.screen.kind.isPlugin ? banner.map(screenArea.above) ?? screenArea : nil
    let area = banner.map(shownArea.above) ?? shownArea
    let hidden = isTV && variant.placement == .onTop ? max(0, barEnd - area.y) : 0
    contentArea = area.inset(by: Insets(top: min(hidden, area.height)))
    seenArea =
      isTV
      ? Rect(
        x: screenArea.x, y: contentArea.y, width: screenArea.width,
        height: max(0, (banner?.y ?? screenArea.maxY) - contentArea.y))
      : contentArea
    viewport = Viewport(
      width: contentArea.width, height: area.height,
      coveredTop: max(0, regions.root.y + regions.coveredTop + drop - contentArea.y),
      deviceClass: held.device.deviceClass)
  }

  /// Where the bar is drawn: on a TV down to the end of its items.
  package var shownBar: Rect? { navigationBar?.grown(by: Insets(bottom: barDrop)) }

  /// Returns where an item of the bar is drawn: on a TV below its frame, in the safe area.
  package func shownPlace(ofBarItem frame: Rect) -> Rect {
    frame.offset(by: Point(x: 0, y: barDrop))
  }

  /// The visible part of the content, in its own coordinates.
  package var seenContent: Rect {
    seenArea.offset(by: Point(x: -contentArea.x, y: -contentArea.y))
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

extension HeldDevice {
  /// Returns the part of an area of the window that the content of a screen is laid out in: all of it,
  /// or on a TV what a television does not cut off.
  func shownPart(of area: Rect, with safeArea: Insets) -> Rect {
    device.deviceClass == .tv
      ? area.inset(by: safeArea.inherited(by: area, in: window.size)) : area
  }
}
