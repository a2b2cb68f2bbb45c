import AppModel

/// A workflow command, which GitHub shows as an annotation next to the line that it is about, or of
/// the whole run.
struct Annotation {
  let severity: Diagnostic.Severity
  /// The line and column of the file; nil where it is about the run.
  let place: Position?
  let title: String
  let message: String

  /// The command with its line break.
  var command: ShownText {
    let position: [ShownText] =
      place.map {
        ["file=\(Self.escapedProperty($0.file))", "line=\($0.line)", "col=\($0.column)"]
      } ?? []
    let properties = position + ["title=\(Self.escapedProperty(title))"]
    let level = severity.level
    return
      "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message, Self.escapes))\n"
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

/// The annotations of a step of a workflow, and as text those that GitHub would drop.
struct AnnotationList {
  /// The maximum number of annotations of one level that GitHub shows for a step; it silently drops
  /// the others.
  static let mostOfALevel = 10

  private var counts: [Diagnostic.Severity: Int] = [:]
  private var more: [Diagnostic.Severity: Int] = [:]
  private var commands: [ShownText] = []
  private var others: [ShownText] = []

  /// Adds an annotation, or if there are enough of its level, a line that represents a number of
  /// findings.
  mutating func add(_ annotation: Annotation, count: Int = 1, orElse line: () -> ShownText) {
    counts[annotation.severity, default: 0] += 1
    if counts[annotation.severity, default: 0] <= Self.mostOfALevel {
      commands.append(annotation.command)
    } else {
      more[annotation.severity, default: 0] += count
      others.append(line())
    }
  }

  /// The commands, followed by the lines of all others.
  var text: ShownText { commands.joined() + omission + others.joined() }

  /// The line above the findings that are not annotations; empty where there are none.
  private var omission: ShownText {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
      more[severity].map { $0.of("more \(severity.rawValue)") }
    }
    guard !parts.isEmpty else { return "" }
    let limit = Self.mostOfALevel
    return "Not annotated, because GitHub shows only \(limit) of each level: \(parts.listed()):\n"
  }
}
