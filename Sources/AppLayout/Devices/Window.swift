/// The space that an app fills on a device held one way.
package struct Window: Hashable, Sendable {
  /// How wide and tall it is.
  package let size: Size
  /// How tall the status bar is while it is shown.
  package let statusBarHeight: Double
  /// What the device covers at the edges while the status bar is shown.
  package let safeArea: Insets
  /// How much room there is from left to right.
  package let horizontal: SizeClass
  /// How much room there is from top to bottom.
  package let vertical: SizeClass

  /// The window as a box at its own origin.
  package var bounds: Rect { Rect(size: size) }

  /// Makes one row of a device table.
  init(
    _ width: Double, _ height: Double, statusBar: Double, _ safeArea: Insets,
    _ horizontal: SizeClass, _ vertical: SizeClass
  ) {
    self.size = Size(width: width, height: height)
    self.statusBarHeight = statusBar
    self.safeArea = safeArea
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
