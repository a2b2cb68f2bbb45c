import AppModel

/// Workflow commands, which GitHub shows as annotations next to the lines that they are about. What
/// GitHub would drop comes after them, as lines for people.
enum GitHubFormat {
  /// Returns the annotations and lines of all diagnostics.
  static func text(of diagnostics: [ShownDiagnostic]) -> ShownText {
    var annotations = AnnotationList()
    for diagnostic in diagnostics { annotations.add(diagnostic) }
    return annotations.text
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
  /// Creates the annotation of a diagnostic, with its code as the title.
  fileprivate init(_ diagnostic: ShownDiagnostic) {
    self.init(
      severity: diagnostic.severity, place: diagnostic.sourcePlace, title: diagnostic.rule.code,
      message: diagnostic.text)
  }
}
