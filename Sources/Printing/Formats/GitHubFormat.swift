import AppModel

/// Workflow commands, which GitHub shows as annotations next to the lines that problems are at, or
/// of the whole run. What GitHub would drop comes after them, as lines for people.
enum GitHubFormat {
  /// The maximum number of annotations of one level that GitHub shows for a step; it silently drops
  /// the others.
  static let mostOfALevel = 10

  static func text(of problems: [ListedProblem]) -> ShownText {
    var counts: [Diagnostic.Severity: Int] = [:]
    var more: [Diagnostic.Severity: Int] = [:]
    var commands: [ShownText] = []
    var others: [ShownText] = []
    for problem in problems {
      counts[problem.severity, default: 0] += 1
      if counts[problem.severity, default: 0] <= mostOfALevel {
        commands.append(problem.command)
      } else {
        more[problem.severity, default: 0] += problem.count
        others.append(problem.line)
      }
    }
    return commands.joined() + omission(of: more) + others.joined()
  }

  /// Returns the line above the problems that are not annotations; empty where there are none.
  private static func omission(of counts: [Diagnostic.Severity: Int]) -> ShownText {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { $0.of("more \(severity.rawValue)") }
    }
    guard !parts.isEmpty else { return "" }
    let limit = mostOfALevel
    return "Not annotated, because GitHub shows only \(limit) of each level: \(parts.listed()):\n"
  }
}

extension ListedProblem {
  /// The command with its line break.
  fileprivate var command: ShownText {
    let position: [ShownText] =
      isOfRun
      ? []
      : ["file=\(Self.escapedProperty(place.file))", "line=\(place.line)", "col=\(place.column)"]
    let properties = position + ["title=\(Self.escapedProperty(title))"]
    let level = severity.level
    return
      "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(sentence, Self.escapes))\n"
  }

  fileprivate var line: ShownText {
    "\(shownPlace.text): \(severity.rawValue): \(sentence) [\(label)]\n"
  }

  /// Returns a text as the value of a property. Escaping it first leaves a colon at its start.
  private static func escapedProperty(_ text: String) -> ShownText {
    let escapes = escapes.merging(propertyEscapes) { $1 }
    return ShownText(quoting: text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined())
  }

  /// Returns a text with the characters escaped that would end it in a workflow command. Quoting it
  /// first leaves only those to escape.
  private static func escaped(
    _ text: String, _ escapes: [Unicode.Scalar: String]
  ) -> ShownText {
    let shown = ShownText(quoting: text).text
    return ShownText(trusted: shown.unicodeScalars.map { escapes[$0] ?? String($0) }.joined())
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
