import AppModel

/// The colors and lines of a mark, with what it inherits from the groups around it.
package struct MarkStyle: Hashable, Sendable {
  package var fill: Fill
  package var fillOpacity: Int
  package var stroke: Fill
  package var strokeOpacity: Int
  package var strokeWidth: Int
  /// The lengths of dashes and gaps.
  package var dash: [Int]
  package var hasRoundEnds: Bool
  /// Whether the line is behind the area.
  package var isLineBehind: Bool

  /// The paint of an area or a line.
  package enum Fill: Hashable, Sendable {
    case none
    case color(red: UInt8, green: UInt8, blue: UInt8)
  }
}

extension MarkStyle {
  /// The style that SVG begins with, with the line width of a drawing.
  init(strokeWidth: Int) {
    self.init(
      fill: .color(red: 0, green: 0, blue: 0), fillOpacity: Self.opaque, stroke: .none,
      strokeOpacity: Self.opaque, strokeWidth: strokeWidth, dash: [], hasRoundEnds: false,
      isLineBehind: false)
  }

  private static let opaque = 1000

  /// Returns the style of a mark or inside a group with a paint, in the colors of a theme. Anything
  /// that the paint does not specify is inherited, as in the drawing.
  func applying(_ paint: Paint, in theme: Theme) -> MarkStyle {
    var style = self
    if let fill = paint.fill {
      let color = theme[fill]
      style.fill = color.map { Fill($0) } ?? .none
      if let opacity = color?.opacity { style.fillOpacity = opacity }
    }
    guard theme.draws(paint.stroke) else { return style }
    if let color = paint.stroke.flatMap({ theme[$0] }) {
      style.stroke = Fill(color)
      if let opacity = color.opacity { style.strokeOpacity = opacity }
      if let width = paint.strokeWidth?.width(in: theme), width != theme.strokes.hairline {
        style.strokeWidth = width.thousandths
      }
    }
    if let dash = paint.dash { style.dash = dash.map(\.thousandths) }
    if paint.hasRoundEnds { style.hasRoundEnds = true }
    if paint.isLineBehind { style.isLineBehind = true }
    return style
  }
}

extension MarkStyle.Fill {
  init(_ color: Color) {
    self = .color(red: color.red, green: color.green, blue: color.blue)
  }
}

extension Color {
  /// The opacity in thousandths; nil for an opaque color.
  fileprivate var opacity: Int? {
    alpha == .max ? nil : (Double(alpha) / 255).thousandths
  }
}
