import AppLayout

/// How a shape is painted, in roles that a theme turns into colors. A nil value is inherited from
/// the surrounding group.
package struct Paint: Hashable, Sendable {
  var fill: Fill?
  var stroke: Fill?
  var strokeWidth: Stroke?
  /// The lengths of dashes and gaps.
  var dash: [Double]?
  var hasRoundEnds = false
  /// Whether the line is behind the area, which covers the inner half of it.
  var isLineBehind = false

  /// The fill of an area or a line.
  enum Fill: Hashable, Sendable {
    /// No paint, unlike nil.
    case transparent
    case role(ColorRole)
    case glyphs(PlacedGlyphs)
    /// The outline of glyphs where they can hardly be seen.
    case outline(PlacedGlyphs)
    /// The ring around an item of the content that has the focus, in the color of the accent.
    case focus
  }

  static let inherited = Paint()

  /// Returns an area without an outline.
  static func fill(_ role: ColorRole) -> Paint { Paint(fill: .role(role), stroke: .transparent) }

  /// Returns a line without an area.
  static func line(_ role: ColorRole, width: Stroke = .hairline, dash: [Double]? = nil) -> Paint {
    Paint(fill: .transparent, stroke: .role(role), strokeWidth: width, dash: dash)
  }

  /// Returns an area with an outline.
  static func surface(_ fill: ColorRole, outline: ColorRole, width: Stroke = .hairline) -> Paint {
    Paint(fill: .role(fill), stroke: .role(outline), strokeWidth: width)
  }

  /// Returns the strokes of an icon.
  static func icon(_ role: ColorRole) -> Paint {
    Paint(fill: .transparent, stroke: .role(role), strokeWidth: .icon, hasRoundEnds: true)
  }
}

/// How thick a line is: the theme's value for its kind, or a number of points.
enum Stroke: Hashable, Sendable {
  case hairline, outline, icon
  case points(Double)

  /// Returns the width in points.
  func width(in theme: Theme) -> Double {
    switch self {
    case .hairline: theme.strokes.hairline
    case .outline: theme.strokes.outline
    case .icon: theme.strokes.icon
    case .points(let width): width
    }
  }
}

extension Stroke: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral width: Double) { self = .points(width) }
  init(integerLiteral width: Int) { self = .points(Double(width)) }
}
