/// Where the app container puts its three regions, in window coordinates.
///
///     separate, on top      merged, on top      merged, overlay
///     +------------+        +------------+      +------------+
///     | status bar |        |            |      | bar, above |
///     +------------+        |    bar     |      | the root   |
///     |    bar     |        |            |      +- - - - - - +
///     +------------+        +------------+      |    root    |
///     |    root    |        |    root    |      |            |
///     +------------+        +------------+      +------------+
///
/// From back to front: root, status bar, navigation bar.
package struct RegionFrames: Hashable, Sendable {
  /// The container behind the status bar, where it is a region of its own.
  ///
  /// On a phone in landscape it exists but has no height.
  package let statusBar: Rect?
  /// The navigation bar, unless it is hidden.
  package let navigationBar: Rect?
  /// The container of the root plugin and its screens.
  package let root: Rect
  /// How much of the root's top is under the status bar and the navigation bar.
  package let coveredTop: Double

  init(in window: Size, statusBarHeight: Double, placement: Placement, isSeparate: Bool) {
    func band(from top: Double, to bottom: Double) -> Rect {
      Rect(x: 0, y: top, width: window.width, height: max(0, bottom - top))
    }
    let barBottom = statusBarHeight + NavigationBarFrames.stripHeight
    let contentTop = isSeparate ? statusBarHeight : 0
    statusBar = isSeparate ? band(from: 0, to: statusBarHeight) : nil
    switch placement {
    case .onTop:
      navigationBar = band(from: contentTop, to: barBottom)
      root = band(from: barBottom, to: window.height)
      coveredTop = 0
    case .overlay:
      navigationBar = band(from: contentTop, to: barBottom)
      root = band(from: contentTop, to: window.height)
      coveredTop = barBottom - contentTop
    case .hidden:
      navigationBar = nil
      root = band(from: contentTop, to: window.height)
      coveredTop = statusBarHeight - contentTop
    }
  }
}

extension HeldDevice {
  /// Returns the regions of the app container.
  package func regions(placement: Placement, statusBar: StatusBar) -> RegionFrames {
    let statusBar = statusBar.shown(on: device)
    return RegionFrames(
      in: window.size, statusBarHeight: height(of: statusBar), placement: placement,
      isSeparate: statusBar == .separate)
  }
}

extension Insets {
  /// Returns the safe area of a view from that of its parent: the insets that overlap the view.
  ///
  /// A view controller's additional insets are added to its own view afterwards. They reach its
  /// children by overlap, as all insets do.
  package func inherited(by frame: Rect, in parent: Size) -> Insets {
    Insets(
      top: max(0, top - frame.y),
      left: max(0, left - frame.x),
      bottom: max(0, bottom - (parent.height - frame.maxY)),
      right: max(0, right - (parent.width - frame.maxX)))
  }

  /// Returns the insets, each limited to the other's inset on that edge.
  func limited(by others: Insets) -> Insets {
    Insets(
      top: min(top, others.top), left: min(left, others.left),
      bottom: min(bottom, others.bottom), right: min(right, others.right))
  }
}
