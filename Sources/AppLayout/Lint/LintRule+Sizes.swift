import AppModel

extension LintRule {
  /// Checks that the measures of a screen and its components can be used.
  static let sizes = LintRule(
    rule: .impossibleSize,
    check: .variant { variant in
      variant.layout.content.issues.map { issue in
        let screen = variant.layout.variant.screen
        let place = issue.component?.location ?? screen.styles.family?.location
        return Diagnostic(.impossible(issue.kind), at: place ?? screen.location)
      }
    })
}

extension Rule {
  fileprivate static let impossibleSize = Rule(
    "lint-size",
    means:
      "The measures that a family gives for a component, or for a screen, cannot be used: a "
      + "size is negative, zero, infinite or larger than its line, or there are too many cells.",
    matters:
      "UIKit logs such sizes, refuses them or crashes. Riverbed draws a bounded size "
      + "instead.",
    fix: "Correct the measures of the cell style, or the item_limit of the component.")
}

extension Diagnostic.Message {
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
