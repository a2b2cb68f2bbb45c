package import AppModel

/// The look of wireframes: a color for every role, and how lines and corners are drawn.
///
/// Only a theme's file can make one, so a theme is always complete.
package struct Theme: Hashable, Sendable {
  /// The name of the theme, also usable as the name of a folder.
  package let name: String
  /// A short description of the theme, for a list.
  package let summary: String
  /// Whether the drawing explains its colors.
  package let hasLegend: Bool
  /// Whether the theme adopts the colors of the app's own bar.
  package let wearsAppColors: Bool
  /// The radii of corners.
  package let corners: Corners
  /// The widths of lines.
  package let strokes: Strokes
  /// The colors in the order of their roles.
  private let colors: [Color]

  /// The radii of corners, in points.
  package struct Corners: Hashable, Sendable {
    /// The corners of cells.
    package let cell: Double
    /// The corners of boxes that represent images.
    package let image: Double
    /// The corners of bars that represent lines of text.
    package let textBar: Double
    /// The corners of menus, legends, and anything else that overlaps something.
    package let panel: Double
  }

  /// The widths of lines, in points.
  package struct Strokes: Hashable, Sendable {
    /// The edges of cells, the crosses of images, the lines between rows.
    package let hairline: Double
    /// The edge of the device.
    package let outline: Double
    /// The lines of icons.
    package let icon: Double
  }

  /// The color of a role.
  package subscript(role: ColorRole) -> Color { colors[role.rawValue] }

  init(
    name: String, summary: String, hasLegend: Bool, wearsAppColors: Bool, corners: Corners,
    strokes: Strokes, color: (ColorRole) -> Color
  ) {
    self.name = name
    self.summary = summary
    self.hasLegend = hasLegend
    self.wearsAppColors = wearsAppColors
    self.corners = corners
    self.strokes = strokes
    colors = ColorRole.allCases.map(color)
  }

  /// Returns the theme with other colors in some roles.
  func replacing(_ others: [ColorRole: Color]) -> Theme {
    Theme(
      name: name, summary: summary, hasLegend: hasLegend, wearsAppColors: wearsAppColors,
      corners: corners, strokes: strokes, color: { others[$0] ?? self[$0] })
  }

  /// Returns the color that is visible where a role's color covers what is usually below it.
  func seen(_ role: ColorRole) -> Color {
    self[role].over(role.beneath.map { seen($0) } ?? .white)
  }
}

extension Theme {
  /// Everything in the theme's file, as texts in a fixed order. Two themes that differ in anything
  /// differ in these, in this build and the next.
  package var values: [String] {
    let lengths = [
      corners.cell, corners.image, corners.textBar, corners.panel, strokes.hairline,
      strokes.outline, strokes.icon,
    ]
    return [name, summary, "\(hasLegend)", "\(wearsAppColors)"] + lengths.map { "\($0)" }
      + ColorRole.allCases.map { self[$0].description }
  }
}
