/// A format in which changes are printed.
enum DiffFormat: String, OutputFormat {
  case human, json, markdown, github, sarif, junit, gitlab, reg
}

extension DiffFormat {
  /// Returns the mistakes of an app that cannot be compared; nil in a format that only changes have.
  /// People read them among the errors.
  func text(of report: Report) -> ShownText? {
    switch self {
    case .human, .json, .reg: nil
    case .markdown: MarkdownFormat.text(of: report)
    case .github: GitHubFormat.text(of: report)
    case .sarif: ShownText(own: SARIFFormat.text(of: report))
    case .junit: JUnitFormat.text(of: report)
    case .gitlab: ShownText(own: GitLabFormat.text(of: report))
    }
  }
}
