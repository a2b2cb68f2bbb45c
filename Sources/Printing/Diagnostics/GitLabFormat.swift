import AppModel

/// GitLab's code quality report: a subset of Code Climate's JSON, one object for each diagnostic.
enum GitLabFormat {
  static func text(of diagnostics: [ShownDiagnostic]) -> String {
    JSONWriter.text { json in json.array { write(diagnostics, to: &$0) } }
  }

  /// Writes an issue for each diagnostic.
  static func write(_ diagnostics: [ShownDiagnostic], to json: inout JSONWriter) {
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics {
      let fingerprint = diagnostic.fingerprint
      counts[fingerprint, default: 0] += 1
      // GitLab shows only the first of several with the same fingerprint.
      let number = counts[fingerprint, default: 0]
      json.element { json in
        json.issue(
          diagnostic.text, diagnostic.rule.code,
          id: number == 1 ? fingerprint : "\(fingerprint)-\(number)", diagnostic.severity,
          at: diagnostic.sourcePlace)
      }
    }
  }
}
