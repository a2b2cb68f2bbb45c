import AppModel

/// A diagnostic as every format shows it: at a path that a person can open.
struct ShownDiagnostic: Hashable {
  let diagnostic: PlacedDiagnostic
  /// The file's path as seen from the current folder.
  let file: String
  let severity: Diagnostic.Severity

  /// Strictness makes warnings errors.
  init(_ diagnostic: PlacedDiagnostic, at file: String, isStrict: Bool) {
    self.diagnostic = diagnostic
    self.file = file
    severity = isStrict && diagnostic.severity == .warning ? .error : diagnostic.severity
  }

  var rule: Rule { diagnostic.rule }
  var position: LineColumn { diagnostic.position }
  var path: String? { diagnostic.path }
  /// How many complaints this is: one, or all those that it counts and that are not listed.
  var count: Int { diagnostic.count }

  /// What is said, with what is suggested.
  var text: String {
    let message = diagnostic.message
    return message.text + (message.suggestion.map { "; \($0.text)" } ?? "")
  }
}

extension Sequence<ShownDiagnostic> {
  /// How many complaints these are, those that are left out included.
  var total: Int { reduce(0) { $0 + $1.count } }
}
