extension LayoutCheck {
  /// Checks that what people tap is not under the home indicator.
  static let lowerEdge = ofVariants([.unsafeTarget]) { variant in
    variant.sections(where: variant.hasCellUnderIndicator).map { section in
      LintFinding(
        .unsafeTarget, "cells that can be tapped are under the home indicator",
        at: section.component.location)
    }
      + variant.sections(where: variant.hasFooterUnderIndicator).map { section in
        LintFinding(
          .unsafeTarget, "the footer that can be tapped is under the home indicator",
          at: section.component.styles.footer?.location ?? section.component.location)
      }
  }

  /// Checks that what people tap is not behind the notch of a phone held sideways.
  static let sides = ofContents([.unsafeTarget]) { variant in
    guard variant.layout.variant.orientation == .landscape, variant.deviceClass == .iphone
    else { return [] }
    return variant.sections(where: variant.hasCellBehindNotch).map { section in
      LintFinding(
        .unsafeTarget, "cells that can be tapped are behind the notch",
        at: section.component.location)
    }
  }
}

extension LintedVariant {
  fileprivate func sections(
    where isFound: (ElementIndex<SectionLayout>) -> Bool
  ) -> [SectionLayout] {
    let sections = layout.content.sections
    return sections.elementIndices.filter(isFound).map { sections[$0] }
  }

  /// The height of the content under the home indicator, however far people scroll: from there to
  /// the end. Nil where a tab bar or nothing is between the content and the edge.
  private var indicatorTop: Double? {
    let frame = layout.frame
    let limit = frame.window.height - frame.safeArea.bottom
    guard frame.safeArea.bottom > 0, frame.contentArea.maxY > limit else { return nil }
    let hidden = max(0, layout.content.size.height - frame.viewport.height)
    return hidden + limit - frame.contentArea.y
  }

  /// Whether the middle of one of the last cells stays under the home indicator.
  fileprivate func hasCellUnderIndicator(in place: ElementIndex<SectionLayout>) -> Bool {
    let section = layout.content.sections[place]
    guard deviceClass != .tv, let top = indicatorTop, section.frame.maxY > top else { return false }
    let start = section.strip?.frame.y ?? 0
    // The cells of a strip are next to each other, and those of other sections in order.
    return section.cells.indices.reversed().lazy
      .prefix { start + section.cells[$0].frame.maxY > top }
      .contains {
        start + section.cells[$0].frame.midY > top
          && targets[.cell(ElementIndex($0), of: place)] != nil
      }
  }

  /// Whether the middle of a section's footer stays under the home indicator.
  fileprivate func hasFooterUnderIndicator(in place: ElementIndex<SectionLayout>) -> Bool {
    guard deviceClass != .tv, let top = indicatorTop,
      let footer = layout.content.sections[place].footer
    else { return false }
    return footer.frame.midY > top && targets[.footer(of: place)] != nil
  }

  /// Whether the middle of a cell stays behind the notch at the side of a device held sideways.
  fileprivate func hasCellBehindNotch(in place: ElementIndex<SectionLayout>) -> Bool {
    let safe = layout.frame.safeArea
    guard max(safe.left, safe.right) > 0 else { return false }
    let section = layout.content.sections[place]
    let area = layout.frame.contentArea
    let visible = (safe.left - area.x)...max(safe.left - area.x, area.width - safe.right)
    func isBehind(_ index: Int, _ middle: Double) -> Bool {
      !visible.contains(middle) && targets[.cell(ElementIndex(index), of: place)] != nil
    }
    guard let strip = section.strip else {
      return section.cells.indices.contains { isBehind($0, section.cells[$0].frame.midX) }
    }
    guard let first = section.cells.first, let last = section.cells.last else { return false }
    // A strip is scrolled to its start and to its end.
    let isMirrored = app.settings.isRightToLeft
    let hidden = max(0, strip.contentWidth - strip.frame.width) * (isMirrored ? -1 : 1)
    return isBehind(0, first.frame.midX)
      || isBehind(section.cells.count - 1, last.frame.midX - hidden)
  }
}

extension Rule {
  fileprivate static let unsafeTarget = Rule(
    "lint-edge",
    means: "The middle of something that can be tapped is under the home indicator, however far "
      + "people scroll, or behind the notch of a phone held sideways.",
    matters: "A tap there leaves the app, or there is nothing to see.",
    fix: "Give the screen's family larger insets at its end or its sides.")
}
