/// Where the title or logo of a navigation bar goes, spelled as the bar's `styles.style`.
package enum NavigationBarStyle: String, Hashable, Sendable, CaseIterable {
  /// It takes all that context button and buttons leave.
  case left
  /// It is in the middle, with the same distance on both sides.
  case center
}
