import AppLayout

/// A rectangle, with round corners where it has a radius.
package struct RoundedRect: Hashable, Sendable {
  let frame: Rect
  let corner: Corner
  let paint: Paint

  init(_ frame: Rect, radius corner: Corner = 0, _ paint: Paint = .inherited) {
    self.frame = frame
    self.corner = corner
    self.paint = paint
  }
}
