/// A format in which diagnostics are printed.
package enum ReportFormat: String, OutputFormat {
  case human, json, markdown, github, sarif, junit, gitlab

  package func text(of report: Report, isColored: Bool) -> ShownText {
    switch self {
    case .human: HumanFormat(isColored: isColored).text(of: report)
    case .json: ShownText(own: JSONFormat.text(of: report))
    case .markdown: MarkdownFormat.text(of: report)
    case .github: GitHubFormat.text(of: report)
    case .sarif: ShownText(own: SARIFFormat.text(of: report))
    case .junit: JUnitFormat.text(of: report)
    case .gitlab: ShownText(own: GitLabFormat.text(of: report))
    }
  }
}
