package import AppModel

extension PlacedDiagnostic {
  /// The diagnostic in one line, with everything that it says.
  package var line: String {
    let suggestion = message.suggestion.map { "; \($0.text)" } ?? ""
    return "\(file):\(position.line):\(position.column): \(severity): \(message.text)\(suggestion) "
      + "[\(rule.code)] \(path ?? "-")"
  }
}
