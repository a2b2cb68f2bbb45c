import AppModel

/// The diagnostics of an app as people read them while its site is made: in the words of the site's
/// page of problems, and only the first of each kind unless all are listed.
///
///     rivers.json:80:25: warning: the menu entry 'Hero' opens a screen that does … [unknown-target]
///     …
///     rivers.json: and 28 more warnings of this kind, shown by -v [unknown-target]
struct BuildText {
  let diagnostics: [ShownDiagnostic]
  let format: HumanFormat
  let listsAll: Bool

  /// The most diagnostics of a kind that are listed.
  private static let most = 3

  /// The diagnostics that are counted together: those of one rule, file and severity.
  private struct Kind: Hashable {
    let rule: Rule
    let file: String
    let severity: Diagnostic.Severity

    init(_ diagnostic: ShownDiagnostic) {
      rule = diagnostic.rule
      file = diagnostic.file
      severity = diagnostic.severity
    }
  }

  var text: ShownText { (listsAll ? diagnostics.map(line) : firstLines).joined() }

  /// Returns the line of one; where all are listed, with the ids that `check` prints.
  private func line(of diagnostic: ShownDiagnostic) -> ShownText {
    listsAll
      ? format.line(of: diagnostic) : format.line(of: diagnostic, saying: diagnostic.plainText)
  }

  /// A line for each of the first of a kind; the last of them is followed by one that counts the
  /// others.
  private var firstLines: [ShownText] {
    let kinds = Dictionary(grouping: diagnostics, by: Kind.init)
    var counts: [Kind: Int] = [:]
    return diagnostics.flatMap { diagnostic -> [ShownText] in
      let kind = Kind(diagnostic)
      let number = counts[kind, default: 0] + 1
      counts[kind] = number
      guard number <= Self.most else { return [] }
      let others = number == Self.most ? kinds[kind, default: []].dropFirst(number).total : 0
      return [line(of: diagnostic)] + (others > 0 ? [remark(on: others, of: kind)] : [])
    }
  }

  private func remark(on others: Int, of kind: Kind) -> ShownText {
    let file = format.style(.bold, "\(kind.file):")
    return "\(file) \(others.andMore(kind.severity.rawValue)) of this kind, shown by -v "
      + "\(format.code(of: kind.rule))\n"
  }
}

extension DiagnosticFormat {
  /// Returns the diagnostics as a build prints them: in the format, or for people in their words,
  /// and unless all are listed, with the first of each kind.
  package func textOfBuild(
    _ list: DiagnosticList, listingAll listsAll: Bool, isColored: Bool
  ) -> ShownText {
    switch self {
    case .human:
      let format = HumanFormat(isColored: isColored)
      return BuildText(diagnostics: list.shown, format: format, listsAll: listsAll).text
        + format.summary(of: list)
    case .json, .markdown, .github, .sarif, .junit, .gitlab:
      return text(of: list, isColored: isColored)
    }
  }
}
