import AppModel
import Disk
import Printing
import Review

extension Diff {
  /// Writes the report in every format that was asked for, and returns the exit code. Files come
  /// after the folder of the report, which some of them may be in.
  func finish(
    _ result: DiffResult, _ before: DiffSide, _ after: DiffSide, _ acceptance: Acceptance?,
    on console: inout Console
  ) throws -> ExitCode {
    for output in outputs where output.file == nil {
      let isColored = console.isColored
      output.format.write(result, isColored: isColored, isQuiet: options.isQuiet) {
        console.output.write(encoded: $0)
      }
    }
    let written = try writeReport(result, before, after, acceptance, on: &console)
    for output in outputs {
      guard let file = output.file else { continue }
      try NamedFile.write(at: file) { take in
        output.format.write(result, isColored: false, isQuiet: options.isQuiet, to: take)
      }
    }
    if outputs.contains(where: { $0.format == .github }) {
      try console.addToStepSummary { DiffMarkdown(result).text.shown }
    }
    return .first(of: [exitCode(of: result), written])
  }

  /// Writes that nothing was compared, because of the mistakes in what was read, in every format, so
  /// that no file says what an earlier run found. Returns the exit code. On a terminal, people see
  /// the mistakes among the errors.
  func finish(
    _ failure: Failure, _ before: DiffInput, _ after: DiffInput, on console: inout Console
  ) -> ExitCode {
    let code = console.fail(failure)
    guard let mistakes = failure.mistakes else { return code }
    let report = UncomparedReport(
      old: before.named, new: after.named, because: failure.headline, mistakes,
      areOld: before.isUnusable)
    do {
      for output in outputs {
        if let file = output.file {
          try NamedFile.write(
            report.text(in: output.format, isQuiet: options.isQuiet).bytes, at: file)
        } else if output.format != .human {
          console.output.write(report.text(in: output.format, isQuiet: options.isQuiet))
        }
      }
      if outputs.contains(where: { $0.format == .github }) {
        try console.addToStepSummary {
          DiagnosticFormat.markdown.text(of: mistakes, isColored: false)
        }
      }
    } catch {
      return .first(of: [code, console.fail(error)])
    }
    return code
  }

  /// Returns the exit code of a comparison: differences count, unless the command line names other
  /// things to fail on. Pictures that cannot be compared always count.
  private func exitCode(of result: DiffResult) -> ExitCode {
    let counts = options.failOn == nil || result.verdicts[.unknown, default: 0] > 0
    return .first(of: [
      result.gateCode,
      result.isDifferent && !result.failOn.namesDifferences && counts
        ? .differences : .clean,
    ])
  }
}

extension DiffResult {
  /// The exit code of a run that compares besides what else it does: errors of the new side count,
  /// and what the command line, or else riverbed.json, names to fail on.
  var gateCode: ExitCode {
    .first(of: [
      ExitCode(of: errors, failOn: FailOn(known: [])), fails ? .failOn : .clean,
    ])
  }
}
