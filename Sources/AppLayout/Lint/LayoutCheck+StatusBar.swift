extension LayoutCheck {
  /// Checks that the glyphs of the status bar can be read.
  static let statusBar = ofAnyWidth([.paleGlyphs]) { variant in
    guard let look = variant.layout.statusBarLook(in: variant.app), look.isHardToRead
    else { return [] }
    let screen = variant.layout.variant.screen
    let location =
      look.decider == .container
      ? variant.app.settings.statusBar.location
      : variant.app.navigationBar(of: screen)?.location
    return [.pale(look.glyphs, at: location ?? screen.location)]
  }
}

extension Rule {
  /// Glyphs of the status bar that can hardly be read.
  package static let paleGlyphs = Rule(
    "lint-status-bar",
    means: "The contrast between the glyphs of the status bar and the color behind them is below "
      + "3 to 1.",
    matters: "The time, the signal and the battery cannot be read.",
    fix: "Change the style or the color of the status bar or, where the bar takes its space, the "
      + "title_color or the background_color of the bar.",
    plainRemedy: "Change the style or the color of the status bar or, where the bar takes its "
      + "space, the color of the bar or of its title.")
}

extension LintFinding {
  fileprivate static func pale(
    _ glyphs: StatusBarSettings.Glyphs, at location: Location
  ) -> Self {
    let ground = glyphs == .light ? "light" : "dark"
    return Self(
      .paleGlyphs,
      "the status bar has \(glyphs.rawValue) glyphs on a \(ground) color; the contrast is below "
        + "3 to 1",
      at: location)
  }
}
