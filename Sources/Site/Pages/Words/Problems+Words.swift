import AppModel
import PageParts

extension Problems.Tally {
  /// The errors and the warnings, as far as there are any.
  var severe: [(count: Int, word: String, tone: Tone)] {
    [(errors, "error", .error), (warnings, "warning", .warning)].filter { $0.count > 0 }
  }

  /// All of them: `2 errors, 1 warning and 3 hints`.
  var words: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "hint")].filter { $0.0 > 0 }
    return parts.isEmpty ? "no problems" : listed(parts.map { counted($0.0, $0.1) })
  }
}

extension Diagnostic.Severity {
  /// What a reader calls a complaint of this gravity; a note would be taken for a remark.
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "hint"
    }
  }

  var tone: Tone {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
