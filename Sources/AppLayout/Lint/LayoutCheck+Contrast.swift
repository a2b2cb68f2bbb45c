extension LayoutCheck {
  /// Checks that the title of a bar can be read in the colors that the app gives it.
  static let contrast = ofAnyWidth([.paleTitle]) { variant in
    guard let bar = variant.layout.navigationBar, bar.title?.kind == .title,
      let text = bar.titleColor, let ground = bar.plainGround
    else { return [] }
    let written = variant.app.navigationBar(of: variant.screen)?.bar
    let size =
      (variant.deviceClass == .ipad ? written?.titleSizeOnTablets : nil) ?? written?.titleSize
    let isLarge = (size ?? NavigationBarLayout.standardTitleSize) >= leastLargeSize
    let least = isLarge ? variant.limits.largeContrast : variant.limits.contrast
    let contrast = text.over(ground).contrast(with: ground)
    guard contrast < least else { return [] }
    // Never rounded up, so that 2.99 is not reported as 3.
    let tenths = Int(contrast * 10, within: 0...210)
    return [
      LintFinding(
        .paleTitle, "the title of the bar has a contrast below \(least.shortText) to 1",
        detail: "\(tenths / 10).\(tenths % 10) to 1", at: variant.linted.barLocation)
    ]
  }

  /// The size from which bold letters, such as those of titles, count as large in WCAG 2.
  private static let leastLargeSize = 14.0
}

extension NavigationBarLayout {
  /// The size of a title for which the file does not give one.
  fileprivate static let standardTitleSize = 16.0

  /// The least opacity of a bar over the content whose own color decides what is behind its title.
  private static let leastAlpha: UInt8 = 128

  /// The color behind the title; nil where a picture is, of the bar itself or of what shows through
  /// it.
  fileprivate var plainGround: Color? {
    switch background {
    case .color: backgroundColor.alpha >= Self.leastAlpha ? backgroundColor.opaque : nil
    case .image: nil
    }
  }
}

extension Rule {
  fileprivate static let paleTitle = Rule(
    "lint-contrast",
    means: "The title of a bar has too little contrast with the bar's color: less than 3 to 1, or "
      + "4.5 to 1 if it is smaller than 14 points. Of an overlay bar the overlay's color "
      + "counts.",
    matters: "Many people cannot read the title, and no one can in the sun.",
    fix: "Change the title_color or the background_color of the bar.",
    plainRemedy: "Change the color of the bar or of its title.")
}
