package import AppModel

extension Diagnostic.Severity {
  /// The word for the severity on pages: 'hint', because 'note' could mean a remark.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "hint"
    }
  }

  /// The tone of what has the severity.
  package var tone: Tone {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
