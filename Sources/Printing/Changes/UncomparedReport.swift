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

  /// The rule of which programs take the sentence for a problem.
  private static let rule = "nothing-compared"

  /// Returns the report in a format. Programs that only know problems get the sentence as one.
  package func text(in format: DiffFormat, isQuiet: Bool) -> ShownText {
    switch format {
    case .human: human(isQuiet: isQuiet)
    case .json: ShownText(trusted: json)
    case .reg: ShownText(trusted: DiffReg.nothing)
    case .markdown: MarkdownFormat.text(of: mistakes, under: "\(sentence)")
    case .github: github
    case .sarif:
      ShownText(
        trusted: SARIFFormat.text(
          of: mistakes, failing: RunFailure(reason: sentence, exitCode: exitCode)))
    case .junit: junit
    case .gitlab: ShownText(trusted: gitlab)
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

  /// An annotation of the run, and those of the mistakes.
  private var github: ShownText {
    var annotations = AnnotationList()
    annotations.add(
      Annotation(severity: .error, place: nil, title: Self.rule, message: sentence)
    ) { "" }
    for mistake in mistakes { annotations.add(mistake) }
    return "\(sentence)\n" + annotations.text
  }

  /// A suite with an error for the comparison, and one for each error of the side.
  private var junit: ShownText {
    var cases: [(name: ShownText, outcome: JUnitWriter.Outcome)] = [
      ("the comparison", .error("\(Self.rule)", "\(sentence)"))
    ]
    for mistake in mistakes where mistake.severity == .error {
      cases.append(
        ("\(mistake.place.text)", .error("\(mistake.rule.code)", "\(mistake.text)")))
    }
    var counts = JUnitWriter.Counts()
    for one in cases { counts.add(one.outcome) }
    var junit = JUnitWriter()
    junit.begin(counts)
    junit.beginSuite("errors", counts)
    for one in cases { junit.testCase(one.name, of: "errors", one.outcome) }
    junit.endSuite()
    junit.end()
    return ShownText(trusted: String(decoding: junit.bytes, as: UTF8.self))
  }

  /// The sentence as an issue of the new side, which needs a path, and those of the mistakes.
  private var gitlab: String {
    JSONWriter.text { json in
      json.array { json in
        json.element { json in
          json.issue(
            sentence, Self.rule, id: Self.rule, .error, at: Position(file: new.path, .start))
        }
        GitLabFormat.write(mistakes, to: &json)
      }
    }
  }
}
