import AppLayout
import PageParts

extension Diagnostic.Severity {
  /// The pages' description of problems of the severity.
  var term: Term {
    switch self {
    case .error: Term(word, "The input is wrong. The check and the build fail.")
    case .warning: Term(word, "This is probably a mistake. With --strict it counts as an error.")
    case .note:
      Term(
        word,
        "Nothing is wrong. It points out, for example, which default applies. The command line "
          + "calls it a note; on these pages notes are what people wrote in riverbed.json.")
    }
  }
}

extension PresentationStyle {
  /// The pages' description of how a storyboard's scene covers others. Measures that UIKit does not
  /// document are pinned, and the description says so.
  var term: Term {
    let measures = PresentationMeasures.self
    return switch self {
    case .fullScreen: Term(rawValue, "Covers the window; the presenter’s view is removed.")
    case .overFullScreen: Term(rawValue, "Covers the window; the presenter’s view stays.")
    case .blurOverFullScreen:
      Term(rawValue, "Covers the window on tvOS; the presenter’s view stays, and is blurred.")
    case .currentContext:
      Term(
        rawValue,
        "Covers the nearest scene around the presenter that defines a context, or else the window’s "
          + "root; that view is removed.")
    case .overCurrentContext: Term(rawValue, "The same, and what it covers stays.")
    case .pageSheet: Term(rawValue, "\(regularPage) \(compactPage)")
    case .automatic: Term(rawValue, "A pageSheet, which is UIKit’s default since iOS 13.")
    case .formSheet:
      Term(
        rawValue,
        "On a regular width a sheet of \(measures.formSheet.width.shortText) by "
          + "\(measures.formSheet.height.shortText) in the middle, never larger than the window "
          + "without its safe area; on a compact width it covers the window.")
    case .popover:
      Term(
        rawValue,
        "On a regular width \(measures.popover.width.shortText) by "
          + "\(measures.popover.height.shortText) (pinned) next to its anchor, whose place is "
          + "pinned, because constraints are not solved; on a compact width it is fullScreen.")
    }
  }

  private var regularPage: String {
    let measures = PresentationMeasures.self
    return "On a regular width a sheet that is as wide as readable text, pinned to "
      + "\(measures.readableWidth.shortText), and begins \(measures.pageTop.shortText) below the "
      + "top (pinned)."
  }

  private var compactPage: String {
    let measures = PresentationMeasures.self
    return "On a compact width it begins \(measures.cardGap.shortText) below the safe area, in "
      + "front of the presenter’s edge; the presenter is smaller, "
      + "\(measures.coveredInset.shortText) from the sides (pinned, as since iOS 13). A phone in "
      + "compact height shows it over the whole window."
  }

  /// The description of split views, which are presented next to each other.
  static var splitTerm: Term {
    let measures = PresentationMeasures.self
    return Term(
      "split view",
      "On a regular width both columns are visible, as with the display mode all visible: "
        + "automatic would hide the primary column in portrait. The primary column has "
        + "\((measures.primaryPart * 100).shortText) percent of the width, at most "
        + "\(measures.widestPrimary.shortText) (pinned). On a compact width everything is on the "
        + "stack of the primary column.")
  }
}
