import AppLayout

extension LayoutCheck {
  /// Checks that a bar shows enough of its title, or of its logo.
  static let barTitles = ofVariants([.narrowBar]) { variant in
    // The real title of a screen that no file has is not known.
    guard let title = variant.layout.navigationBar?.title, title.frame.width > 0,
      !variant.screen.isMissing
    else { return [] }
    switch title.kind {
    case .title:
      let text = DrawableText(title.text)
      let shown = NavigationBarDrawing.titleFont(title, on: variant.layout.variant.device)
        .fitted(text, in: NavigationBarDrawing.titleRoom(title).width)
      guard shown != text else { return [] }
      let letters = shown.characters.count - (shown.isEmpty ? 0 : DrawableText.ellipsis.count)
      let share = Double(letters) / Double(max(1, text.characters.count))
      guard share < variant.limits.titleShare else { return [] }
      return [
        LintFinding(
          .narrowBar, "the title of the bar shows too few of its letters",
          detail: "'\(shown.characters.quotable)'", at: variant.screen.location)
      ]
    case .logo:
      let width = max(0, NavigationBarDrawing.titleRoom(title).width)
      guard width < variant.limits.logo else { return [] }
      return [
        LintFinding(
          .narrowBar, "the logo of the bar is too narrow",
          detail: "\(width.shortText) points", at: variant.linted.barLocation)
      ]
    }
  }
}
