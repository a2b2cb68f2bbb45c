import Review

/// Why a build that says what changed fails because of that:
///
///     riverbed: fails on differences from main:app: Home is called Start now.
///     riverbed: fails on what is new since main:app:
///     app/rivers.json:17:81: warning: nothing leads to the screen 'All' [unreachable-screen]
package struct FailureText {
  private let result: DiffResult
  private let isColored: Bool

  package init(of result: DiffResult, isColored: Bool) {
    self.result = result
    self.isColored = isColored
  }

  /// The lines; none if nothing that was found makes the build fail.
  package var text: ShownText { differences + news }

  private var differences: ShownText {
    guard result.failures.areDifferences else { return "" }
    return "riverbed: fails on differences from \(result.old.path): \(result.sentence)\n"
  }

  private var news: ShownText {
    let format = HumanFormat(isColored: isColored)
    let problems = BuildText(
      diagnostics: result.failures.problems, format: format, listsAll: result.isVerbose)
    let lines = problems.text + DiffText(result: result, style: format.style).worseRanges
    guard !lines.text.isEmpty else { return "" }
    return "riverbed: fails on what is new since \(result.old.path):\n\(lines)"
  }
}

extension DiagnosticFormat {
  /// Whether other lines may follow what is printed, because it is not a document that programs
  /// read as a whole.
  package var isOfLines: Bool {
    switch self {
    case .human, .github: true
    case .json, .markdown, .sarif, .junit, .gitlab: false
    }
  }
}
