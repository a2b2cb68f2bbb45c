package import AppLayout
import AppModel

/// A picture of a screen as a tree of shapes and texts, painted in roles and not yet in colors.
package struct Wireframe: Hashable, Sendable {
  /// The part of the plane that is shown, in window coordinates: the window begins at zero.
  package let canvas: Rect
  /// A short description of the picture.
  package let title: String
  package let description: String
  /// The shapes from back to front.
  let shapes: [Shape]
  /// The root of the screen; nil in a picture of something else.
  let root: ShownRoot?

  /// Whether another picture looks the same, even if its title and description differ.
  package func looksLike(_ other: Wireframe) -> Bool {
    canvas == other.canvas && shapes == other.shapes
  }
}
