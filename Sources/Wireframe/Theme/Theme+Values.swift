import AppModel

extension Theme {
  /// Everything that the theme's file says, as texts in an order of their own. Two themes that differ
  /// in anything differ in these, today and in the next build.
  package var values: [String] {
    let lengths = [
      corners.cell, corners.image, corners.textBar, corners.panel, strokes.hairline,
      strokes.outline, strokes.icon,
    ]
    return [name, summary, "\(hasLegend)", "\(wearsAppColors)"] + lengths.map { "\($0)" }
      + Ink.allCases.map { self[$0].description }
  }
}
