import AppModel
import Disk
import Printing
import Review

extension Diff {
  /// Writes the report in every format that was asked for, and returns the exit code. Files come
  /// after the folder of the report, which some of them may be in.
  func finish(
    _ report: DiffResult, _ before: DiffSide, _ after: DiffSide, on console: inout Console
  ) throws -> ExitCode {
    for output in outputs where output.file == nil {
      let isColored = console.isColored
      output.format.write(report, isColored: isColored, isQuiet: options.isQuiet) {
        console.output.write(encoded: $0)
      }
    }
    let written = try writeReport(report, before, after, on: &console)
    for output in outputs {
      guard let file = output.file else { continue }
      try NamedFile.write(at: file) { take in
        output.format.write(report, isColored: false, isQuiet: options.isQuiet, to: take)
      }
    }
    if outputs.contains(where: { $0.format == .github }) {
      try console.addToStepSummary { DiffMarkdown(report).text.shown }
    }
    return .first(of: [exitCode(of: report), written])
  }

  /// Writes that nothing was compared, because of the mistakes in what was read, in every format, so
  /// that no file says what an earlier run found. Returns the exit code. On a terminal, people see
  /// the mistakes among the errors.
  func finish(
    _ failure: Failure, _ before: DiffInput, _ after: DiffInput, on console: inout Console
  ) -> ExitCode {
    let code = console.fail(failure)
    guard let mistakes = failure.report else { return code }
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
  /// things to fail on. What riverbed.json names is added to that. Pictures that cannot be compared
  /// always count.
  private func exitCode(of report: DiffResult) -> ExitCode {
    var codes = [ExitCode(of: report.errors, failOn: FailOn(known: []))]
    if report.isDifferent {
      if report.failOn.namesDifferences {
        codes.append(.failOn)
      } else if options.failOn == nil || report.verdicts[.unknown, default: 0] > 0 {
        codes.append(.differences)
      }
    }
    if report.problems.new.contains(where: report.failOn.namesNew) { codes.append(.failOn) }
    return .first(of: codes)
  }
}
