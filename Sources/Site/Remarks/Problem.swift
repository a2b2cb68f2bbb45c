import AppModel

/// A problem, and the screen and component it is about.
struct Problem: Hashable, Sendable {
  let diagnostic: PlacedDiagnostic
  /// The key of the screen whose JSON contains it.
  let screen: String?
  /// The component whose JSON contains it.
  let component: ComponentPlace?

  /// A component of a screen.
  struct ComponentPlace: Hashable, Sendable {
    let key: String
    /// The component's index among all components of the screen.
    let index: ElementIndex<Component>
  }
}
