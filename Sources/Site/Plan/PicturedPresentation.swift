import AppLayout
import AppModel

/// A presentation of a scene that has pictures, and where the app's files define it.
package struct PicturedPresentation: Hashable, Sendable {
  let presentation: ScenePresentation
  let location: Location

  /// The maximum number of presentations that have pictures.
  private static let most = 200

  /// Returns the first presentations among all transitions.
  static func first(of routing: Routing) -> [PicturedPresentation] {
    Array(
      routing.transitions.lazy.compactMap { transition in
        transition.presentation.map { Self(presentation: $0, location: transition.location) }
      }.prefix(most))
  }
}
