import AppModel

/// A format in which diagnostics are printed.
package enum DiagnosticFormat: String, OutputFormat {
  case human, json, markdown, github, sarif, junit, gitlab

  package var hint: String? {
    switch self {
    case .human: "the default"
    case .json, .junit: nil
    case .markdown: "for a comment"
    case .github: "annotations of a workflow run"
    case .sarif: "2.1.0"
    case .gitlab: "code quality"
    }
  }

  /// Returns the diagnostics in the format, in colors if people read them on a terminal.
  package func text(of list: DiagnosticList, isColored: Bool) -> ShownText {
    switch self {
    case .human: HumanFormat(isColored: isColored).text(of: list)
    case .json: ShownText(trusted: JSONFormat.text(of: list))
    case .markdown: MarkdownFormat.text(of: list)
    case .github: GitHubFormat.text(of: list.shown.map(ListedProblem.init))
    case .sarif: ShownText(trusted: SARIFFormat(of: list.shown, failing: list.failure).text)
    case .junit: JUnitFormat.text(of: list)
    case .gitlab:
      ShownText(trusted: GitLabFormat.text(of: list.shown.map(ListedProblem.init)))
    }
  }
}
