import AppModel
import Disk
import Printing
import SiteFiles

/// Reads an app and reports the mistakes in its files.
struct Check: Hashable {
  let app: String
  var limits = InputLimits()
  var repository = RepositoryChoice()
  var outputs = [OutputChoice(format: DiagnosticFormat.human, file: nil)]
  let options: DiagnosticOptions
  /// The day on which entries of `lintIgnore` expire; nil where they never do.
  var today: Day?
  var memory: ProblemMemory?

  func run(on console: inout Console) -> ExitCode {
    let (list, failure): (DiagnosticList, DiskError?)
    do {
      (list, failure) = try read(on: &console)
    } catch {
      return console.fail(error)
    }
    do throws(DiskError) {
      // The reason why an app cannot be read is among the errors.
      try console.write(
        list, in: failure == nil ? outputs : outputs.filter { $0.format != .human })
    } catch {
      return .first(of: [list.exitCode, console.fail(error)])
    }
    return failure.map { console.fail($0) } ?? list.exitCode
  }

  /// Returns the report on the app, and why it cannot be opened, if that is so. Throws where the
  /// report must not be written.
  private func read(on console: inout Console) throws -> (DiagnosticList, DiskError?) {
    let word = try InputWord(app, of: .check, in: repository)
    let source: AppSource
    let files: AppFiles
    do throws(DiskError) {
      source = try AppSource(word, limits, choosing: repository)
      if !options.isQuiet { console.note(source.notes) }
      files = try source.files()
    } catch {
      try refuseMisplaced(reading: .app(file: app), on: console)
      return (DiagnosticList(ofUnreadable: word, error.reason, options: options), error)
    }
    let reading = AppReading(files)
    try refuseMisplaced(reading: source.input(reading: files, reading.app), on: console)
    let diagnostics = source.findings(of: reading, options, on: today).diagnostics
    let reported = try memory?.reported(of: diagnostics, in: reading) ?? diagnostics
    return (DiagnosticList(of: source, reading, reported, options: options), nil)
  }
}

extension Check {
  /// Throws if the report would be written where something is read.
  private func refuseMisplaced(
    reading app: InputPlace, on console: Console
  ) throws(DiskError) {
    try RunPlaces(
      reading: [app, memory?.input].compactMap(\.self),
      files: console.files(of: outputs) + [memory?.writtenFile].compactMap(\.self)
    ).refuseMisplaced()
  }
}

extension Command {
  static let check = Command(
    name: "check",
    summary: "Report every mistake in an app's files, with file, line and column.",
    operands: [.app],
    options: [.widths] + Option.input + [.diagnosticOutputs, .link, .known, .writeKnown, .today]
      + Option.reporting,
    exitCodes: [.clean, .wrongInput, .failOn, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed check Fixtures/Apps/newsroom",
      "riverbed check --strict --format github",
      "riverbed check --format human --format sarif=riverbed.sarif",
      "riverbed check newsroom --fail-on unknown-family,bad-color",
      "riverbed check newsroom --widths -v",
      "riverbed check newsroom --link 'newsroom://present?screen_id=live'",
    ],
    read: { (arguments) throws(UsageError) in
      if let link = try FollowLink(arguments) { return .followLink(link) }
      return .check(
        Check(
          app: arguments.operands.first ?? ".", limits: try InputLimits(arguments),
          repository: RepositoryChoice(arguments),
          outputs: try OutputChoice<DiagnosticFormat>.all(
            arguments.values(of: .diagnosticOutputs), of: arguments.command),
          options: try DiagnosticOptions(arguments), today: try arguments.today(),
          memory: try ProblemMemory(arguments)))
    })
}
