package import AppLayout

/// A picture that scrolls inside a frame.
package struct Pane: Hashable, Sendable {
  /// The visible part, in the coordinates of what is around it.
  package let frame: Rect
  package let picture: Wireframe
  /// The panes inside this one, in the picture's coordinates, from top to bottom.
  package var inside: [Pane] = []

  /// Whether there is more than the frame shows.
  package var scrolls: Bool {
    picture.canvas.width > frame.width + 0.5 || picture.canvas.height > frame.height + 0.5
  }
}
