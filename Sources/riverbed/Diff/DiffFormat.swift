/// A format in which changes are printed.
enum DiffFormat: String, OutputFormat {
  case human, json, markdown, github, sarif, junit, gitlab, reg
}

extension DiffFormat {
  /// Writes changes and passes on the bytes in order.
  func write(
    _ report: DiffReport, isColored: Bool, isQuiet: Bool, to take: ([UInt8]) -> Void
  ) {
    switch self {
    case .human:
      let style = TextStyle(isColored: isColored)
      take(DiffText(report: report, style: style, isQuiet: isQuiet).text.bytes)
    case .json: DiffJSON(report).write(to: take)
    case .markdown: take(DiffMarkdown(report).text.shown.bytes)
    case .github: take(DiffGitHub(report: report).text.bytes)
    case .sarif: take(Array(DiffSARIF(report).text.utf8))
    case .junit: DiffJUnit(report: report).write(to: take)
    case .gitlab: take(Array(DiffGitLab(report: report).text.utf8))
    case .reg: DiffReg(report: report).write(to: take)
    }
  }

  /// Returns the mistakes of an app that cannot be compared; nil in a format that only changes
  /// have. People see them among the errors.
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
