package import AppLayout
import AppModel

/// A picture of a screen as a tree of shapes and texts, inked in roles and not yet in colours.
package struct Wireframe: Hashable, Sendable {
  /// What of the plane is shown, in window coordinates: the window begins at zero.
  package let canvas: Rect
  /// What the picture shows, in words.
  package let title: String
  package let description: String
  /// From back to front.
  let shapes: [Shape]
}
