import AppModel

/// Workflow commands, which GitHub shows as annotations next to the lines that they are about.
enum GitHubFormat {
  static func text(of report: DiagnosticList) -> ShownText {
    var list = AnnotationList()
    for diagnostic in report.shown { list.add(diagnostic) }
    return list.text
  }
}

extension AnnotationList {
  /// Adds a diagnostic.
  mutating func add(_ diagnostic: ShownDiagnostic) {
    add(Annotation(diagnostic), count: diagnostic.count) {
      HumanFormat(isColored: false).line(of: diagnostic)
    }
  }
}

extension Annotation {
  init(_ diagnostic: ShownDiagnostic) {
    self.init(
      severity: diagnostic.severity, file: diagnostic.file, line: diagnostic.position.line,
      column: diagnostic.position.column, title: diagnostic.rule.code, message: diagnostic.text)
  }
}
