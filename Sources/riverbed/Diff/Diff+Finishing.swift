import AppModel
import Disk
import Printing
import Review
import ReviewPages

extension Diff {
  /// Writes the report in every format that was asked for, and returns the exit code. Files come
  /// after the folder of the report, which some of them may be in.
  func finish(
    _ result: DiffResult, _ before: DiffSide, _ after: DiffSide, _ acceptance: Acceptance?,
    on console: inout Console
  ) throws -> ExitCode {
    for output in outputs where output.file == nil {
      let isColored = console.isColored
      output.format.write(result, isColored: isColored, isQuiet: comparison.reporting.isQuiet) {
        console.output.write(encoded: $0)
      }
    }
    let written = try writeReport(result, before, after, acceptance, on: &console)
    for output in outputs {
      guard let file = output.file else { continue }
      try NamedFile.write(at: file) { take in
        output.format.write(
          result, isColored: false, isQuiet: comparison.reporting.isQuiet, to: take)
      }
    }
    try console.addToStepSummary(of: outputs) { DiffMarkdown(result).text.shown }
    // Differences count, unless the command line names other things to fail on. Pictures that cannot
    // be compared always do.
    let counts = comparison.reporting.failOn == nil || result.verdicts[.unknown, default: 0] > 0
    return .first(of: [ExitCode(of: result, countingDifferences: counts), written])
  }

  /// Writes that nothing was compared, and why, in the report and in every format, so that no file
  /// says what an earlier run found. The old side is nil if the new one does not say what it is.
  /// Returns the exit code. On a terminal, people see the reason among the errors. Throws an error
  /// that is about what is written.
  func finish(
    _ error: any Error, _ before: DiffInput?, _ after: DiffInput, on console: inout Console
  ) throws -> ExitCode {
    guard let failure = Failure(error) else { throw error }
    let code = console.fail(failure)
    let isQuiet = comparison.reporting.isQuiet
    let reason = failure.mistakes == nil ? failure.reason?.text : nil
    let report = UncomparedReport(
      old: before?.named ?? .init(.app, at: failure.baseline ?? ""), new: after.named,
      because: failure.headline ?? reason, failure.mistakes, areOld: before?.isUnusable == true,
      exitCode: Int(code.rawValue))
    let pages = UncomparedPages(
      of: after.named.path.nameOfPath ?? "App", saying: report.sentence)
    do {
      try refuseFiles(of: pages, on: console)
      let written = write(pages, on: &console)
      for output in outputs where output.file != nil || output.format != .human {
        let text = report.text(in: output.format, isQuiet: isQuiet)
        if let file = output.file {
          try NamedFile.write(text.bytes, at: file)
        } else {
          console.output.write(text)
        }
      }
      try console.addToStepSummary(of: outputs) {
        report.text(in: .markdown, isQuiet: isQuiet)
      }
      return .first(of: [code, written])
    } catch {
      return .first(of: [code, console.fail(error)])
    }
  }
}
