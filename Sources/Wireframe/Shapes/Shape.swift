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

/// One line of text, already cut to the available width.
package struct TextLine: Hashable, Sendable {
  let text: DrawableText
  /// The start, the end or the middle of the line's baseline, depending on the anchor.
  let origin: Point
  let size: Double
  let weight: Font.Weight
  let anchor: Anchor
  let paint: Paint

  /// The part of a line that is at its origin.
  enum Anchor: String, Hashable, Sendable {
    case start, middle, end

    /// The same part of the line in a mirrored drawing.
    var mirrored: Anchor {
      switch self {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    }
  }
}

extension Shape {
  static func box(_ frame: Rect, radius: Corner = 0, _ paint: Paint = .inherited) -> Shape {
    .box(RoundedRect(frame, radius: radius, paint))
  }

  static func circle(_ center: Point, radius: Double, _ paint: Paint = .inherited) -> Shape {
    .circle(Circle(center, radius: radius, paint))
  }
}
