import AppLayout

/// A circle.
package struct Circle: Hashable, Sendable {
  let center: Point
  let radius: Double
  let paint: Paint

  init(_ center: Point, radius: Double, _ paint: Paint = .inherited) {
    self.center = center
    self.radius = radius
    self.paint = paint
  }
}
