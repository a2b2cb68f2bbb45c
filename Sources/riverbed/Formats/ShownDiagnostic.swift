import AppModel

/// A diagnostic as every format shows it: with a path that can be opened.
struct ShownDiagnostic: Hashable {
  let diagnostic: PlacedDiagnostic
  /// The file's path, relative to the current folder.
  let file: String
  let severity: Diagnostic.Severity

  /// Turns warnings into errors where the run is strict.
  init(_ diagnostic: PlacedDiagnostic, at file: String, isStrict: Bool) {
    self.diagnostic = diagnostic
    self.file = file
    severity = isStrict && diagnostic.severity == .warning ? .error : diagnostic.severity
  }

  var rule: Rule { diagnostic.rule }
  var position: LineColumn { diagnostic.position.lineColumn }
  /// The place of the finding, by the path.
  var place: Position { Position(file: file, position) }
  var path: String? { diagnostic.path }
  /// The number of findings: one, or for a line that counts unlisted ones, their number.
  var count: Int { diagnostic.count }

  /// The message and its suggestion.
  var text: String {
    let message = diagnostic.message
    return message.text + (message.suggestion.map { "; \($0.text)" } ?? "")
  }
}

extension Sequence<ShownDiagnostic> {
  /// The number of findings, including those that are not listed.
  var total: Int { reduce(0) { $0 + $1.count } }
}
