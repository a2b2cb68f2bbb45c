/// Where the navigation bar stands to the root container, spelled as a screen's `styles.state`.
package enum Placement: String, Hashable, Sendable, CaseIterable {
  /// The bar is above the root container.
  case onTop = "on_top"
  /// The bar covers the top of the root container.
  case overlay
  /// There is no bar.
  case hidden
}
