import AppModel
import Review

/// What there is to say where nothing was compared: why, and the mistakes in what was read.
package struct UncomparedReport {
  private let old: DiffJSONHead.NamedSide
  private let new: DiffJSONHead.NamedSide
  private let mistakes: [ShownDiagnostic]
  /// Whether the mistakes are those of the old side.
  private let areOld: Bool
  /// What comes first, as the sentence of a comparison does.
  package let sentence: String
  private let exitCode: Int

  /// Creates the report for a reason, which is the end of a sentence; nil for the number of errors.
  package init(
    old: DiffJSONHead.NamedSide, new: DiffJSONHead.NamedSide, because reason: String?,
    _ mistakes: DiagnosticList?, areOld: Bool, exitCode: Int
  ) {
    self.old = old
    self.new = new
    self.mistakes = mistakes?.shown ?? []
    self.areOld = areOld
    self.exitCode = exitCode
    let errors = mistakes?.counts.errors ?? 0
    let counts = areOld ? SideErrors(old: errors) : SideErrors(new: errors)
    sentence = "Nothing was compared: \(reason ?? counts.words ?? "it has no errors")."
  }

  /// Returns the report in a format. Programs that only know problems get the sentence as one.
  package func text(in format: DiffFormat, isQuiet: Bool) -> ShownText {
    switch format {
    case .human: human(isQuiet: isQuiet)
    case .json: ShownText(trusted: json)
    case .reg: ShownText(trusted: DiffReg.nothing)
    case .markdown: MarkdownFormat.text(of: mistakes, under: "\(sentence)")
    case .github: "\(sentence)\n" + GitHubFormat.text(of: problems)
    case .sarif:
      ShownText(
        trusted: SARIFFormat(
          of: mistakes, failing: RunFailure(reason: sentence, exitCode: exitCode)
        ).text)
    case .junit: junit
    case .gitlab: ShownText(trusted: GitLabFormat.text(of: problems))
    }
  }

  private func human(isQuiet: Bool) -> ShownText {
    let format = HumanFormat(isColored: false)
    let head: ShownText = isQuiet ? "" : "\(sentence)\n"
    return head + mistakes.map(format.line).joined()
  }

  private var json: String {
    let head = DiffJSONHead(
      sentence: sentence, old: old, new: new, newProblems: areOld ? [] : mistakes,
      fixedProblems: areOld ? mistakes : [])
    return JSONWriter.text { json in
      head.write(counts: { _ in 0 }, to: &json) { $1.array { _ in } }
    }
  }

  /// The rule of which programs take the sentence for a problem.
  private static let rule = "nothing-compared"

  /// The sentence as a problem of the run, and the mistakes.
  private var problems: [ListedProblem] {
    let start = Position(file: new.path, .start)
    let own = ListedProblem(
      rule: ListedRule(code: Self.rule, headline: sentence), severity: .error, sentence: sentence,
      place: start, isOfRun: true, shownPlace: start, title: Self.rule, label: Self.rule,
      id: Self.rule)
    return [own] + mistakes.map(ListedProblem.init)
  }

  /// A suite with an error for the comparison, and one for each error of the side.
  private var junit: ShownText {
    let own = JUnitWriter.Case("the comparison", .error("\(Self.rule)", "\(sentence)"))
    let cases = [own] + mistakes.filter { $0.severity == .error }.map(JUnitWriter.Case.init)
    return JUnitWriter.text(of: [("errors", cases)])
  }
}
