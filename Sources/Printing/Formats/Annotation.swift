import AppModel

/// A workflow command, which GitHub shows as an annotation next to the line that it is about.
struct Annotation {
  let severity: Diagnostic.Severity
  let file: String
  let line: Int
  let column: Int
  let title: String
  let message: String

  /// The command with its line break.
  var command: ShownText {
    let properties: [ShownText] = [
      "file=\(Self.escapedProperty(file))", "line=\(line)", "col=\(column)",
      "title=\(Self.escapedProperty(title))",
    ]
    let level = severity.level
    return
      "::\(level) \(properties.joined(separator: ","))::\(Self.escaped(message, Self.escapes))\n"
  }

  private static func escapedProperty(_ text: String) -> ShownText {
    escaped(text, escapes.merging(propertyEscapes) { $1 })
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
