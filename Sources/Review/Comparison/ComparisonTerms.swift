/// The rules for comparing two pictures.
struct ComparisonTerms {
  /// Whether the picture shows all of a screen, so that the window follows its content.
  var isFull = false
  /// Whether a box is left out, by its key. It takes part in the layout of others, but its own
  /// changes do not count.
  var isIgnored: (String) -> Bool = { _ in false }
  /// Whether a box that a picture does not show can still be scrolled to.
  var isInOld: (String) -> Bool = { _ in false }
  var isInNew: (String) -> Bool = { _ in false }

  /// Whether that is known; otherwise a box at the edge may only have come into sight.
  var isWholeKnown = true

  /// The boxes whose sizes do not depend on what is inside them.
  private static let frames: Set<String> = [
    "", "device", "window", "root", "plugin-area", "banner", "tab-bar", "navigation-bar",
    "status-bar",
  ]

  /// Whether the children of a box follow its height, and not the other way around.
  func isFrame(_ kind: String) -> Bool { !isFull && Self.frames.contains(kind) }
}
