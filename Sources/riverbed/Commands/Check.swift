import AppModel
import Disk

/// Reads an app and reports the mistakes in its files.
struct Check: Hashable {
  let app: String
  var limits = InputLimits()
  var outputs = [OutputChoice(format: ReportFormat.human, file: nil)]
  let options: ReportOptions

  func run(on console: inout Console) -> ExitCode {
    let report: Report
    let failure: DiskError?
    do throws(DiskError) {
      let source = try AppSource(app, limits)
      report = Report(of: source, AppReading(source.files()), options: options)
      failure = nil
    } catch {
      report = Report(ofUnreadable: app, error, options: options)
      failure = error
    }
    do throws(DiskError) {
      // The reason why an app cannot be read is among the errors.
      try console.write(
        report, in: failure == nil ? outputs : outputs.filter { $0.format != .human })
    } catch {
      return .first(of: [report.exitCode, console.fail(error)])
    }
    return failure.map { console.fail($0) } ?? report.exitCode
  }
}

extension Command {
  static let check = Command(
    name: "check",
    summary: "Report every mistake in an app's files, with file, line and column.",
    operands: [.app],
    options: Option.input + [.reportOutputs] + Option.reporting,
    exitCodes: [.clean, .wrongInput, .failOn, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed check Fixtures/Apps/newsroom",
      "riverbed check --strict --format github",
      "riverbed check --format human --format sarif=riverbed.sarif",
      "riverbed check newsroom --fail-on unknown-family,bad-color",
    ],
    read: { (arguments) throws(UsageError) in
      .check(
        Check(
          app: arguments.operands.first ?? ".", limits: try InputLimits(arguments),
          outputs: try OutputChoice<ReportFormat>.all(
            arguments.values(of: .reportOutputs), of: arguments.command),
          options: try ReportOptions(arguments)))
    })
}
