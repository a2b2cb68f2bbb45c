import AppModel
import Review

/// The result of a comparison, as every format shows it.
struct DiffReport {
  let old: DiffSide
  let new: DiffSide
  let review: ChangeReview
  let problems: ProblemChanges
  /// All diagnostics of the new side.
  let newDiagnostics: [PlacedDiagnostic]
  /// The ids of the causes that are accepted.
  let accepted: Set<String>
  let isStrict: Bool
  /// What to fail on.
  let failOn: FailOn
  /// Whether to list what is normally only counted.
  let isVerbose: Bool

  /// What changed, in one sentence.
  var sentence: String { review.sentence(accepting: accepted) }

  /// Whether there are differences that are not accepted.
  var isDifferent: Bool {
    review.causes.contains { !accepted.contains($0.id) }
      || review.pictures.contains { $0.verdict == .unknown }
  }

  /// The errors of the new side.
  var errors: [ShownDiagnostic] { shown(newDiagnostics, new).filter { $0.severity == .error } }

  /// The errors that are not new.
  var remainingErrors: [ShownDiagnostic] {
    let known = Set(newProblems)
    return errors.filter { !known.contains($0) }
  }

  /// The new diagnostics that the run fails because of, apart from errors of the new side.
  var newFailures: [ShownDiagnostic] {
    newProblems.filter { $0.severity < .error && failOn.namesNew($0.diagnostic) }
  }

  /// The new and the fixed diagnostics with paths that can be opened.
  var newProblems: [ShownDiagnostic] { shown(problems.new, new) }
  var fixedProblems: [ShownDiagnostic] { shown(problems.fixed, old) }

  private func shown(_ diagnostics: [PlacedDiagnostic], _ side: DiffSide) -> [ShownDiagnostic] {
    diagnostics.map {
      ShownDiagnostic($0, at: side.path(of: $0.file), isStrict: isStrict)
    }
  }

  /// The number of pictures with each verdict.
  var verdicts: [Verdict: Int] {
    var counts: [Verdict: Int] = [:]
    for picture in review.pictures { counts[picture.verdict, default: 0] += 1 }
    let different = review.pictures.count { $0.verdict != .same }
    counts[.same] = review.pictureCount - different
    return counts
  }
}
