import AppModel

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
