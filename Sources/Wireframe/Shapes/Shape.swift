import AppLayout

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
  let anchor: TextAnchor
  let paint: Paint
}

/// The part of a line of text that is at its origin.
package enum TextAnchor: String, Hashable, Sendable {
  case start, middle, end

  /// The same part of the line in a mirrored drawing.
  var mirrored: TextAnchor {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}

/// How round the corners of a box are: the theme's value for its kind, or a number of points where
/// the radius is part of the drawing.
enum Corner: Hashable, Sendable {
  case cell, image, textBar, panel
  case points(Double)

  /// Returns the radius in points; small boxes are less round than the theme says.
  func radius(in theme: Theme, of size: Size) -> Double {
    let least = min(size.width, size.height)
    return switch self {
    case .cell: min(theme.corners.cell, least / 4)
    case .image: min(theme.corners.image, least / 4)
    case .textBar: min(theme.corners.textBar, least / 2)
    case .panel: min(theme.corners.panel, least / 4)
    case .points(let radius): radius
    }
  }
}

extension Corner: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral radius: Double) { self = .points(radius) }
  init(integerLiteral radius: Int) { self = .points(Double(radius)) }
}

extension Rect {
  /// The frame inset by half a point, so that a hairline along its edge stays inside.
  var halfInset: Rect { inset(by: Insets(all: 0.5)) }
}
