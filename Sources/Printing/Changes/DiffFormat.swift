/// A format in which changes are printed.
package enum DiffFormat: String, OutputFormat {
  case human, json, markdown, github, sarif, junit, gitlab, reg

  package var hint: String? {
    switch self {
    case .reg: "reg-cli's reg.json; needs -o"
    case .human, .json, .markdown, .github, .sarif, .junit, .gitlab:
      DiagnosticFormat(rawValue: rawValue)?.hint
    }
  }
}

extension DiffFormat {
  /// Writes changes and passes on the bytes in order.
  package func write(
    _ result: DiffResult, isColored: Bool, isQuiet: Bool, to take: ([UInt8]) -> Void
  ) {
    switch self {
    case .human:
      let style = TextStyle(isColored: isColored)
      take(DiffText(result: result, style: style, isQuiet: isQuiet).text.bytes)
    case .json: DiffJSON(result: result).write(to: take)
    case .markdown: take(DiffMarkdown(result).text.shown.bytes)
    case .github: take(("\(result.sentence)\n" + GitHubFormat.text(of: result.annotated)).bytes)
    case .sarif: take(Array(SARIFFormat(ofDifferences: result.issues).text.utf8))
    case .junit: DiffJUnit(result: result).write(to: take)
    case .gitlab: take(Array(GitLabFormat.text(of: result.issues).utf8))
    case .reg: DiffReg(result: result).write(to: take)
    }
  }
}
