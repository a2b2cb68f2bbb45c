import AppModel
import Disk
import Review

extension Diff {
  /// Writes the report in every format that was asked for, and returns the exit code.
  func finish(_ report: DiffReport, on console: inout Console) throws(DiskError) -> ExitCode {
    for output in outputs {
      guard let file = output.file else {
        write(report, as: output.format, to: &console)
        continue
      }
      try write(report, as: output.format, into: file)
    }
    return exitCode(of: report)
  }

  private func write(
    _ report: DiffReport, as format: DiffFormat, to console: inout Console
  ) {
    switch format {
    case .human: console.output.write(text(of: report, isColored: console.isColored))
    case .json: DiffJSON(report).write { console.output.write(json: $0) }
    }
  }

  private func text(of report: DiffReport, isColored: Bool) -> ShownText {
    DiffText(
      report: report, style: TextStyle(isColored: isColored), isQuiet: options.isQuiet
    ).text
  }

  private func write(
    _ report: DiffReport, as format: DiffFormat, into file: String
  ) throws(DiskError) {
    var bytes: [UInt8] = []
    switch format {
    case .human: bytes = Array(text(of: report, isColored: false).text.utf8)
    case .json: DiffJSON(report).write { bytes += $0 }
    }
    try NamedFile.write(bytes, at: file)
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
