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
