import AppModel
import Review

extension DiffText {
  /// The counts of problems, the new and fixed ones, and the errors that were there before.
  var problems: ShownText {
    let (new, fixed) = (report.listed(report.newProblems), report.listed(report.fixedProblems))
    let counts = [
      (new.total, "new"), (fixed.total, "fixed"), (report.problems.remaining, "as before"),
    ].filter { $0.0 > 0 }
    let words = counts.map { "\($0.0) \($0.1)" as ShownText }.joined(separator: ", ")
    return (counts.isEmpty ? "" : "problems: \(words)\n")
      + lines(new, "   new: ") + lines(fixed, "   fixed: ")
      + lines(report.remainingErrors, "   ")
  }

  /// The errors of the new side, and the new diagnostics to fail on.
  var failures: ShownText { lines(report.errors + report.newFailures, "") }

  private func lines(_ diagnostics: [ShownDiagnostic], _ start: ShownText) -> ShownText {
    let format = HumanFormat(isColored: style.isColored)
    return diagnostics.map { "\(start)\(format.line(of: $0))" }.joined()
  }
}
