import AppModel
import Review

/// What there is to say where nothing was compared: why, and the mistakes in what was read.
package struct UncomparedReport {
  let old: DiffJSONHead.NamedSide
  let new: DiffJSONHead.NamedSide
  let mistakes: DiagnosticList
  /// Whether the mistakes are those of the old side.
  private let areOld: Bool
  /// What comes first, as the sentence of a comparison does.
  private let sentence: String

  /// Creates the report for a reason, which is the end of a sentence; nil for the number of errors.
  package init(
    old: DiffJSONHead.NamedSide, new: DiffJSONHead.NamedSide, because reason: String?,
    _ mistakes: DiagnosticList, areOld: Bool
  ) {
    self.old = old
    self.new = new
    self.mistakes = mistakes
    self.areOld = areOld
    let errors = mistakes.counts.errors
    let counts = areOld ? SideErrors(old: errors) : SideErrors(new: errors)
    sentence = "Nothing was compared: \(reason ?? counts.words ?? "it has no errors")."
  }

  /// Returns the report in a format: its own where the format has a place for it, and otherwise the
  /// mistakes as `check` prints them.
  package func text(in format: DiffFormat, isQuiet: Bool) -> ShownText {
    switch format {
    case .human: human(isQuiet: isQuiet)
    case .json: ShownText(trusted: json)
    case .reg: ShownText(trusted: DiffReg.nothing)
    case .markdown: mistakes(as: .markdown)
    case .github: mistakes(as: .github)
    case .sarif: mistakes(as: .sarif)
    case .junit: mistakes(as: .junit)
    case .gitlab: mistakes(as: .gitlab)
    }
  }

  private func mistakes(as format: DiagnosticFormat) -> ShownText {
    format.text(of: mistakes, isColored: false)
  }

  private func human(isQuiet: Bool) -> ShownText {
    let format = HumanFormat(isColored: false)
    let head: ShownText = isQuiet ? "" : "\(sentence)\n"
    return head + mistakes.shown.map(format.line).joined()
  }

  private var json: String {
    let head = DiffJSONHead(
      sentence: sentence, old: old, new: new, newProblems: areOld ? [] : mistakes.shown,
      fixedProblems: areOld ? mistakes.shown : [])
    return JSONWriter.text { json in
      head.write(counts: { _ in 0 }, to: &json) { $1.array { _ in } }
    }
  }
}
