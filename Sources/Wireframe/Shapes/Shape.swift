import AppLayout
import AppModel

/// A part of a wireframe: something drawn, or a group of parts.
package indirect enum Shape: Hashable, Sendable {
  case group(Group)
  case box(RoundedRect)
  case circle(Circle)
  case path(Path, Paint)
  case text(TextLine)
}

extension Shape {
  static func box(_ frame: Rect, radius: Corner = 0, _ paint: Paint = .inherited) -> Shape {
    .box(RoundedRect(frame, radius: radius, paint))
  }

  static func circle(_ center: Point, radius: Double, _ paint: Paint = .inherited) -> Shape {
    .circle(Circle(center, radius: radius, paint))
  }
}
