import AppModel

/// Workflow commands, which GitHub shows as annotations beside the lines they are about.
enum GitHubFormat {
  /// GitHub shows this many annotations of a level for one step, and drops the others in silence.
  static let mostOfALevel = 10

  static func text(of report: Report) -> String {
    var counts: [Diagnostic.Severity: Int] = [:]
    var text = ""
    var others = ""
    for diagnostic in report.shown {
      counts[diagnostic.severity, default: 0] += 1
      if counts[diagnostic.severity, default: 0] <= mostOfALevel {
        text += line(of: diagnostic)
      } else {
        others += HumanFormat(isColored: false).line(of: diagnostic)
      }
    }
    return text + omission(counts) + others
  }

  private static func line(of diagnostic: ShownDiagnostic) -> String {
    let properties = [
      "file=\(escapedProperty(diagnostic.file))",
      "line=\(diagnostic.position.line)",
      "col=\(diagnostic.position.column)",
      "title=\(escapedProperty(diagnostic.rule.code))",
    ]
    let level = diagnostic.severity.level
    return "::\(level) \(properties.joined(separator: ","))::\(escaped(diagnostic.text))\n"
  }

  /// One line that heads what becomes no annotation, where something does not.
  private static func omission(_ counts: [Diagnostic.Severity: Int]) -> String {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let more = counts[severity, default: 0] - mostOfALevel
      guard more > 0 else { return nil }
      return "\(more) more \(severity.rawValue)\(more == 1 ? "" : "s")"
    }
    guard !parts.isEmpty else { return "" }
    let list = parts.joined(separator: " and ")
    return "No annotations, because GitHub shows \(mostOfALevel) of a level: \(list):\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private static func escapedProperty(_ text: String) -> String {
    text.unicodeScalars.map { escapes[$0] ?? propertyEscapes[$0] ?? String($0) }.joined()
  }

  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let propertyEscapes: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]
}

extension Diagnostic.Severity {
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
