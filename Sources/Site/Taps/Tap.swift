import AppModel

/// A tap that opens a screen.
struct Tap: Hashable, Sendable {
  /// The screen on which people tap; the start for the app's open menu, and for its tabs.
  let from: MapPlace
  let to: ElementIndex<Screen>
  /// What people tap; an entry of a menu that the screen has for itself is in the open menu.
  let trigger: Link.Trigger
}
