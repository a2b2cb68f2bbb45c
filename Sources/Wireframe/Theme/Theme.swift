package import AppModel

/// How wireframes look: a colour for every role, and how lines and corners are drawn.
///
/// Only a theme's file makes one, so whoever holds a theme holds a whole one.
package struct Theme: Hashable, Sendable {
  /// The name by which the theme is asked for, fit for a folder.
  package let name: String
  /// The theme in a few words, for a list.
  package let summary: String
  /// Whether the drawing says what its colours mean.
  package let hasLegend: Bool
  /// Whether the theme wears the colours of the app's own bar.
  package let wearsAppColors: Bool
  /// How round corners are.
  package let corners: Corners
  /// How thick lines are.
  package let strokes: Strokes
  /// The colours in the order of their roles.
  private let colors: [Color]

  /// How round corners are, in points.
  package struct Corners: Hashable, Sendable {
    /// Cells.
    package let cell: Double
    /// The boxes that stand for images.
    package let image: Double
    /// The bars that stand for lines of text.
    package let textBar: Double
    /// Menus, legends, and whatever else lies over something.
    package let panel: Double
  }

  /// How thick lines are, in points.
  package struct Strokes: Hashable, Sendable {
    /// The edges of cells, the crosses of images, the lines between rows.
    package let hairline: Double
    /// The edge of the device.
    package let outline: Double
    /// The lines of icons.
    package let icon: Double
  }

  /// The colour of a role.
  package subscript(ink: Ink) -> Color { colors[ink.rawValue] }

  init(
    name: String, summary: String, hasLegend: Bool, wearsAppColors: Bool, corners: Corners,
    strokes: Strokes, color: (Ink) -> Color
  ) {
    self.name = name
    self.summary = summary
    self.hasLegend = hasLegend
    self.wearsAppColors = wearsAppColors
    self.corners = corners
    self.strokes = strokes
    colors = Ink.allCases.map(color)
  }

  /// The theme with other colours in some roles.
  func replacing(_ others: [Ink: Color]) -> Theme {
    Theme(
      name: name, summary: summary, hasLegend: hasLegend, wearsAppColors: wearsAppColors,
      corners: corners, strokes: strokes, color: { others[$0] ?? self[$0] })
  }

  /// What is seen where a role's colour covers what usually lies beneath it.
  func seen(_ ink: Ink) -> Color {
    self[ink].over(ink.beneath.map { seen($0) } ?? .white)
  }
}
