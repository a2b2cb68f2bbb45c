extension LayoutCheck {
  /// Checks that strips that scroll show a part of what comes next.
  static let peeking = ofContents([.hiddenRest]) { variant in
    let isMirrored = variant.app.settings.isRightToLeft
    return variant.layout.content.sections.compactMap { section -> LintFinding? in
      guard section.hidesRest(isMirrored: isMirrored) else { return nil }
      // How many placeholders there are says nothing about the app, but how wide they are does.
      return LintFinding(
        .hiddenRest, section.cells.first?.item == nil ? .note : .warning,
        "the strip scrolls, but no part of the next cell is visible",
        at: section.component.location)
    }
  }
}

extension SectionLayout {
  /// Whether the cells are in a strip that scrolls, and the first that is not fully visible is not
  /// visible at all. Pages and tickers show in other ways that there is more.
  fileprivate func hidesRest(isMirrored: Bool) -> Bool {
    guard let strip, !strip.isPaging, strip.pageControlHeight <= 0, kind != .htmlTicker
    else { return false }
    let tolerance = FlowMeasures.tolerance
    let width = strip.frame.width
    let next = cells.first {
      isMirrored ? $0.frame.x < -tolerance : $0.frame.maxX > width + tolerance
    }
    guard let next, next.frame.width > 0 else { return false }
    return isMirrored ? next.frame.maxX <= tolerance : next.frame.x >= width - tolerance
  }
}

extension Rule {
  fileprivate static let hiddenRest = Rule(
    "lint-peek",
    means: "A strip scrolls sideways, and its last visible cell ends where the strip does: no part "
      + "of the next one is visible.",
    matters: "Nothing says that there is more, so few people scroll.",
    fix: "Change the width of the cells so that a part of the next one is visible, or let the "
      + "component show pages.")
}
