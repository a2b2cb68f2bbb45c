/// How diagnostics are printed.
enum Format: String, Hashable, Sendable, CaseIterable {
  case human, json, github, sarif

  func text(of report: Report, isColored: Bool) -> String {
    switch self {
    case .human: HumanFormat(isColored: isColored).text(of: report)
    case .json: JSONFormat.text(of: report)
    case .github: GitHubFormat.text(of: report)
    case .sarif: SARIFFormat.text(of: report)
    }
  }
}
