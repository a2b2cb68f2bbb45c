import AppModel

/// Workflow commands, which GitHub shows as annotations next to the lines that they are about.
enum GitHubFormat {
  /// The maximum number of annotations of one level that GitHub shows for a step; it silently drops
  /// the others.
  static let mostOfALevel = 10

  static func text(of report: Report) -> ShownText {
    var counts: [Diagnostic.Severity: Int] = [:]
    var more: [Diagnostic.Severity: Int] = [:]
    var lines: [ShownText] = []
    var others: [ShownText] = []
    for diagnostic in report.shown {
      counts[diagnostic.severity, default: 0] += 1
      if counts[diagnostic.severity, default: 0] <= mostOfALevel {
        lines.append(line(of: diagnostic))
      } else {
        more[diagnostic.severity, default: 0] += diagnostic.count
        others.append(HumanFormat(isColored: false).line(of: diagnostic))
      }
    }
    return lines.joined() + omission(more) + others.joined()
  }

  private static func line(of diagnostic: ShownDiagnostic) -> ShownText {
    let properties: [ShownText] = [
      "file=\(escapedProperty(diagnostic.file))",
      "line=\(diagnostic.position.line)",
      "col=\(diagnostic.position.column)",
      "title=\(escapedProperty(diagnostic.rule.code))",
    ]
    let level = diagnostic.severity.level
    return "::\(level) \(properties.joined(separator: ","))::\(escaped(diagnostic.text))\n"
  }

  /// Returns the line above the diagnostics that are not annotations; empty where there are none.
  private static func omission(_ counts: [Diagnostic.Severity: Int]) -> ShownText {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> ShownText? in
      guard let more = counts[severity] else { return nil }
      return "\(more.of("more \(severity.rawValue)"))"
    }
    guard !parts.isEmpty else { return "" }
    let list = parts.joined(separator: " and ")
    return "No annotations, because GitHub shows \(mostOfALevel) of a level: \(list):\n"
  }

  private static func escaped(_ text: String) -> ShownText {
    escaped(text, escapes)
  }

  private static func escapedProperty(_ text: String) -> ShownText {
    escaped(text, escapes.merging(propertyEscapes) { $1 })
  }

  /// Returns a text with the characters escaped that would end it in a workflow command. Quoting it
  /// first leaves only those to escape.
  private static func escaped(
    _ text: String, _ escapes: [Unicode.Scalar: String]
  ) -> ShownText {
    let shown = ShownText(quoting: text).text
    return ShownText(own: shown.unicodeScalars.map { escapes[$0] ?? String($0) }.joined())
  }

  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let propertyEscapes: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]
}

extension Diagnostic.Severity {
  fileprivate var level: ShownText {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
