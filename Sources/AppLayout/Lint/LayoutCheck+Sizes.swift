extension LayoutCheck {
  /// Checks that the measures of a screen and its components can be used.
  static let sizes = ofContents([.impossibleSize]) { variant in
    let screen = variant.layout.variant.screen
    return variant.layout.content.issues.map { issue in
      let location = issue.component?.location ?? screen.styles.family?.location
      return LintFinding(.impossibleSize, issue.kind.sentence, at: location ?? screen.location)
    } + misfits(in: variant)
  }

  /// The number of cells of a section that are compared; its pattern repeats after few.
  private static let mostCompared = 16

  /// Returns notes on pairs of cells that only insets and spacing keep from sharing a line: next to
  /// each other they are not wider than the content, but wider than the line.
  private static func misfits(in variant: LintedVariant) -> [LintFinding] {
    guard !variant.layout.content.sections.isEmpty else { return [] }
    let viewport = variant.layout.frame.viewport
    let measures = variant.layout.content.measures
    return variant.layout.content.sections.compactMap { section in
      guard section.strip == nil else { return nil }
      let widths = section.cells.prefix(mostCompared).map(\.measure.size.width)
      return zip(widths, widths.dropFirst()).lazy.compactMap { left, right -> LintFinding? in
        guard left > 0, right > 0, left + right <= viewport.width + FlowMeasures.tolerance
        else { return nil }
        let line = measures.lineWidth(in: viewport)
        let missing = left + measures.interitemSpacing + right - line
        guard missing > FlowMeasures.tolerance else { return nil }
        return .misfit(left, right, missing, line, at: section.component.location)
      }.first
    }
  }
}

extension Rule {
  fileprivate static let impossibleSize = Rule(
    "lint-size",
    means:
      "The measures that a family gives for a component, or for a screen, cannot be used: a "
      + "size is negative, zero, infinite or larger than its line, or there are too many cells. A "
      + "note says where two cells fit next to each other in the width of the content, but not "
      + "between its insets and with its spacing: they were probably meant to share a line.",
    matters:
      "UIKit logs such sizes, refuses them or crashes. Riverbed draws a bounded size "
      + "instead.",
    fix: "Correct the measures of the cell style, or the item_limit of the component.")
}

extension LintFinding {
  fileprivate static func misfit(
    _ left: Double, _ right: Double, _ missing: Double, _ line: Double, at location: Location
  ) -> Self {
    Self(
      .impossibleSize, .note,
      "cells of \(left.shortText) and \(right.shortText) points do not fit next to each other: "
        + "\(missing.shortText) points are missing in \(line.shortText)",
      atWidths: "cells no longer fit side by side", at: location)
  }
}

extension FlowIssue.Kind {
  /// The problem, and what is drawn instead.
  fileprivate var sentence: String {
    switch self {
    case .oversizeItem: "a cell is longer than its line; it gets a line of its own"
    case .noRoom: "the insets leave no room for cells; each gets a line of its own"
    case .emptyItem: "a cell has no width or no height, so it cannot be seen"
    case .negativeSize: "a size is below zero; it is drawn as zero"
    case .sizeNotFinite: "a size is not a finite number; it is drawn as zero"
    case .spacingNotFinite: "a spacing or inset is not a finite number; it is drawn as zero"
    case .beyondLimit: "a number is larger than anything that can be drawn; the limit is used"
    case .tooManyItems: "there are more cells than can be laid out; the last ones are left out"
    }
  }
}
