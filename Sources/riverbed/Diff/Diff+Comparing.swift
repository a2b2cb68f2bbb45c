import AppModel
import Disk
import Printing
import Review

extension Diff {
  /// Compares two sides, accepts what is to be accepted, and returns what there is to say, and all
  /// that is accepted. Nothing else is written.
  func review(
    _ before: DiffSide, _ after: DiffSide, on console: inout Console
  ) throws -> (DiffResult, Acceptance?) {
    guard comparison.options.accepted == nil || after.app?.source.isWritable == true else {
      throw UsageError("'--accept' needs the folder of an app as NEW", of: .diff)
    }
    // The progress line writes to a copy of this stream: text that is still buffered would be sent
    // twice.
    console.errors.flush()
    let progress = comparison.reporting.isQuiet ? nil : DiffProgress(on: console.errors)
    defer { progress?.finish() }
    let review = try comparison.changes(before, after, progress?.progress ?? .unseen)
    progress?.finish()
    try refuseFilesOfReport(on: review, before, after, on: console)
    let acceptance = try after.app.map { app in
      guard let words = comparison.options.accepted else { return try Acceptance(of: app.source) }
      return try accept(words, of: review.causes, in: app.source, on: &console)
    }
    let result = comparison.result(on: review, before, after, acceptance)
    comparison.noteUnknownProblems(of: result, before, after, on: &console)
    return (result, acceptance)
  }

  /// Adds causes to those that an app accepts, and returns all of them. The file is read and written
  /// while no other run does the same, so that the causes of both are kept.
  private func accept(
    _ words: AcceptedWords, of causes: [Cause], in source: AppSource, on console: inout Console
  ) throws -> Acceptance {
    let (accepted, counts) = try source.whileLocked {
      var accepted = try Acceptance(of: source)
      guard accepted.isReadable else {
        throw refusal(of: accepted, in: source, isColored: console.hasColoredErrors)
      }
      let counts = try accepted.accept(words, of: causes, prunes: comparison.options.prunes)
      try accepted.write()
      return (accepted, counts)
    }
    if !comparison.reporting.isQuiet {
      let dropped = counts.dropped > 0 ? ", \(counts.dropped) dropped" : ""
      console.errors.write("riverbed: \(counts.added.of("cause")) accepted\(dropped)\n")
    }
    return accepted
  }

  /// Returns why nothing can be added to a list of accepted causes that has mistakes.
  private func refusal(
    of acceptance: Acceptance, in source: AppSource, isColored: Bool
  ) -> Failure {
    let format = HumanFormat(isColored: isColored)
    let isStrict = comparison.reporting.isStrict
    let lines = acceptance.diagnostics.map {
      format.line(of: ShownDiagnostic($0, at: source.path(of: $0.file), isStrict: isStrict))
    }
    return Failure(
      reason: "\(AcceptedCauses.fileName) has mistakes; fix them first", more: lines.joined(),
      code: .wrongInput)
  }
}
