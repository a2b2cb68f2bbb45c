import AppModel
import Disk
import Review

extension Diff {
  /// Writes the report in every format that was asked for, and returns the exit code.
  func finish(_ report: DiffReport, on console: inout Console) throws -> ExitCode {
    for output in outputs {
      if let file = output.file {
        try NamedFile.write(at: file) { take in
          write(report, as: output.format, isColored: false, to: take)
        }
      } else {
        let isColored = console.isColored
        write(report, as: output.format, isColored: isColored) { console.output.write(encoded: $0) }
      }
    }
    if outputs.contains(where: { $0.format == .github }),
      let path = console.environment(DiffGitHub.summaryVariable)
    {
      try write(report, toSummary: path, on: &console)
    }
    let written = try writeReport(report, on: &console)
    return .first(of: [exitCode(of: report), written])
  }

  private func write(
    _ report: DiffReport, as format: DiffFormat, isColored: Bool, to take: ([UInt8]) -> Void
  ) {
    switch format {
    case .human:
      let style = TextStyle(isColored: isColored)
      take(DiffText(report: report, style: style, isQuiet: options.isQuiet).text.bytes)
    case .json: DiffJSON(report).write(to: take)
    case .markdown: take(DiffMarkdown(report).text.shown.bytes)
    case .github: take(DiffGitHub(report: report).text.bytes)
    case .sarif: take(Array(DiffSARIF(report).text.utf8))
    case .junit: DiffJUnit(report: report).write(to: take)
    case .gitlab: take(Array(DiffGitLab(report: report).text.utf8))
    case .reg: DiffReg(report: report).write(to: take)
    }
  }

  /// Adds the changes to the summary of a workflow's step, or says that there is no room for them.
  private func write(
    _ report: DiffReport, toSummary path: String, on console: inout Console
  ) throws(DiskError) {
    let text = DiffMarkdown(report).text.shown
    let limit = DiffGitHub.largestSummary
    guard try !NamedFile.append(text.bytes, at: path, upTo: limit) else { return }
    console.errors.write(
      "riverbed: the summary of the step is full: GitHub shows at most \(limit >> 10) kB\n")
  }

  /// The exit code of a comparison: differences count, unless the command line names other things
  /// to fail on. What riverbed.json names is added to that.
  private func exitCode(of report: DiffReport) -> ExitCode {
    var codes = [ExitCode(of: report.errors, failOn: FailOn(known: []))]
    if report.isDifferent {
      if report.failOn.namesDifferences {
        codes.append(.failOn)
      } else if options.failOn == nil {
        codes.append(.differences)
      }
    }
    if report.problems.new.contains(where: report.failOn.namesNew) { codes.append(.failOn) }
    return .first(of: codes)
  }
}
