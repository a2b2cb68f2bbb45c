import AppModel

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
