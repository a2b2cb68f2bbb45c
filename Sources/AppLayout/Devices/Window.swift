/// The space that an app fills on a device in one orientation.
package struct Window: Hashable, Sendable {
  package let size: Size
  /// The height of the status bar while it is shown.
  package let statusBarHeight: Double
  /// The insets that the device covers while the status bar is shown.
  package let safeArea: Insets
  package let horizontal: SizeClass
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

/// The amount of room in one direction.
package enum SizeClass: String, Hashable, Sendable {
  case compact = "C"
  case regular = "R"
}
