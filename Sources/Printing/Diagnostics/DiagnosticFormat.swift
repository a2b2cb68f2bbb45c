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

  package func text(of report: DiagnosticList, isColored: Bool) -> ShownText {
    switch self {
    case .human: HumanFormat(isColored: isColored).text(of: report)
    case .json: ShownText(trusted: JSONFormat.text(of: report))
    case .markdown: MarkdownFormat.text(of: report)
    case .github: GitHubFormat.text(of: report)
    case .sarif: ShownText(trusted: SARIFFormat.text(of: report))
    case .junit: JUnitFormat.text(of: report)
    case .gitlab: ShownText(trusted: GitLabFormat.text(of: report))
    }
  }
}
