import AppModel

extension LintRule {
  /// Checks that the measures of a screen and its components can be used.
  static let sizes = LintRule(
    rule: .impossibleSize,
    check: .variant { variant in
      let screen = variant.layout.variant.screen
      return variant.layout.content.issues.map { issue in
        let place = issue.component?.location ?? screen.styles.family?.location
        return Diagnostic(.impossible(issue.kind), at: place ?? screen.location)
      } + misfits(in: variant, on: screen)
    })

  /// The greatest share of a line by which two cells can miss it and still be meant to share it;
  /// the rule's explanation says it too.
  private static let nearShare = 0.1
  /// The number of cells of a section that are compared; its pattern repeats after few.
  private static let mostCompared = 16

  /// Returns notes on pairs of cells that just do not fit next to each other.
  private static func misfits(in variant: LintedVariant, on screen: Screen) -> [Diagnostic] {
    let app = variant.app
    let viewport = variant.layout.frame.viewport
    let measures = ContentMeasures(app.family(of: screen) ?? app.families.standard, in: viewport)
    let line = measures.lineWidth(in: viewport)
    return variant.layout.content.sections.compactMap { section in
      guard section.strip == nil else { return nil }
      let widths = section.cells.prefix(mostCompared).map(\.measure.size.width)
      let pairs = zip(widths, widths.dropFirst())
      let misfit = pairs.first { left, right in
        let missing = left + measures.interitemSpacing + right - line
        return missing > 0.001 && missing <= line * nearShare && left > 0 && right > 0
      }
      guard let (left, right) = misfit else { return nil }
      let missing = left + measures.interitemSpacing + right - line
      return Diagnostic(
        .misfit(left, right, missing, line), at: section.component.location)
    }
  }
}

extension Rule {
  fileprivate static let impossibleSize = Rule(
    "lint-size",
    means:
      "The measures that a family gives for a component, or for a screen, cannot be used: a "
      + "size is negative, zero, infinite or larger than its line, or there are too many cells. A "
      + "note says where two cells miss a place next to each other by at most 10 % of the line: "
      + "they were probably meant to share it.",
    matters:
      "UIKit logs such sizes, refuses them or crashes. Riverbed draws a bounded size "
      + "instead.",
    fix: "Correct the measures of the cell style, or the item_limit of the component.")
}

extension Diagnostic.Message {
  fileprivate static func misfit(
    _ left: Double, _ right: Double, _ missing: Double, _ line: Double
  ) -> Self {
    Self(
      .impossibleSize, .note,
      "cells of \(left.shortText) and \(right.shortText) points do not fit next to each other: "
        + "\(missing.shortText) points are missing in \(line.shortText)")
  }

  fileprivate static func impossible(_ kind: FlowIssue.Kind) -> Self {
    Self(.impossibleSize, .warning, kind.sentence)
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
