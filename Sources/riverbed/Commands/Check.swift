import AppModel
import Disk

/// Reads an app and reports the mistakes in its files.
struct Check: Hashable {
  let app: String
  var limits = InputLimits()
  let options: ReportOptions

  func run(on console: inout Console) -> ExitCode {
    guard let source = console.source(at: app, limits, reporting: options) else { return .file }
    let report = Report(of: source, AppReading(source.files()), options: options)
    console.output.write(options.format.text(of: report, isColored: console.isColored))
    return report.exitCode
  }
}

extension Command {
  static let check = Command(
    name: "check",
    summary: "Report every mistake in an app's files, with file, line and column.",
    operands: [.app],
    options: Option.input + Option.everywhere,
    exitCodes: [.clean, .wrongInput, .failOn, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed check Fixtures/Apps/newsroom",
      "riverbed check --strict --format github",
      "riverbed check newsroom --fail-on unknown-family,bad-color",
    ],
    read: { (arguments) throws(UsageError) in
      .check(
        Check(
          app: arguments.operands.first ?? ".", limits: try InputLimits(arguments),
          options: try ReportOptions(arguments)))
    })
}
