import AppModel
import PageParts

extension Problems.Tally {
  /// The numbers of errors and warnings that are not zero.
  var severe: [(count: Int, word: String, tone: Tone)] {
    [(errors, "error", .error), (warnings, "warning", .warning)].filter { $0.count > 0 }
  }

  /// All the numbers: `2 errors, 1 warning and 3 hints`.
  var words: String {
    let parts = [(errors, "error"), (warnings, "warning"), (hints, "hint")].filter { $0.0 > 0 }
    return parts.isEmpty ? "no problems" : parts.map { $0.0.counted(as: $0.1) }.listed()
  }
}
