import AppLayout

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
