import AppModel

extension JSONWriter {
  /// Writes an issue of a code quality report.
  mutating func issue(
    _ text: String, _ check: String, id: String, _ severity: Diagnostic.Severity,
    at place: Position
  ) {
    object { json in
      json.member("description", ShownText(quoting: text).text)
      json.member("check_name", check)
      json.member("fingerprint", id)
      json.member("severity", severity.word)
      json.member("location") { json in
        json.object { json in
          json.member("path", place.file)
          json.member("lines") { json in
            json.object { $0.member("begin", place.line) }
          }
        }
      }
    }
  }
}

extension Diagnostic.Severity {
  /// The word of GitLab's five for the severity.
  fileprivate var word: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
