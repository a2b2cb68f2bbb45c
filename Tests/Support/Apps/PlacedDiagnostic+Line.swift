package import AppModel

extension PlacedDiagnostic {
  /// The diagnostic on one line, with all its parts.
  package var line: String {
    let suggestion = message.suggestion.map { "; \($0.text)" } ?? ""
    return "\(position.text): \(severity): \(message.text)\(suggestion) "
      + "[\(rule.code)] \(path ?? "-")"
  }
}
