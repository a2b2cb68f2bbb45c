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
    let (list, failure): (DiagnosticList, (any Error)?)
    do {
      (list, failure) = try read(on: &console)
    } catch {
      return console.fail(error)
    }
    do throws(DiskError) {
      // The reason why nothing was checked is among the errors.
      let isShown = failure == nil
      try console.write(
        list, in: outputs.filter { isShown || $0.file != nil || $0.format != .human })
    } catch {
      return .first(of: [list.exitCode, console.fail(error)])
    }
    return failure.map { console.fail($0) } ?? list.exitCode
  }

  /// Returns the report on the app, and why nothing could be checked, if that is so. Throws where the
  /// report must not be written.
  private func read(on console: inout Console) throws -> (DiagnosticList, (any Error)?) {
    let word: InputWord
    let source: AppSource
    let files: AppFiles
    do {
      word = try InputWord(app, of: .check, in: repository)
      source = try AppSource(word, limits, choosing: repository)
      if !options.isQuiet { console.note(source.notes) }
      files = try source.files()
    } catch {
      let word = InputWord(argument: app)
      try refuseMisplaced(
        reading: place(ofUnread: word),
        in: RepositoryPlaces.possible(repository, around: word.path), on: console)
      return (try list(ofUnread: word, error), error)
    }
    let reading = AppReading(files)
    try refuseMisplaced(reading: source.input(reading: files, reading.app), on: console)
    let diagnostics = source.findings(of: reading, options, on: today).diagnostics
    let reported: [PlacedDiagnostic]
    do {
      reported = try memory?.reported(of: diagnostics, in: reading) ?? diagnostics
    } catch {
      guard case .known(let file)? = memory else {
        let list = DiagnosticList(of: source, reading, diagnostics, options: options)
        return (Diff.Failure(error).map(list.failing) ?? list, error)
      }
      return (try list(ofUnread: word, in: file, error), error)
    }
    return (DiagnosticList(of: source, reading, reported, options: options), nil)
  }

  /// Returns the report on an app that was not checked because something cannot be used: itself, or
  /// the file of its problems.
  private func list(
    ofUnread word: InputWord, in file: String? = nil, _ error: any Error
  ) throws -> DiagnosticList {
    guard let failure = Diff.Failure(error) else { throw error }
    let reason =
      switch error {
      case let error as DiskError: error.reason
      case let error as ProblemMemory.WrongForm: "it \(error.words)"
      default: failure.reason?.text ?? ""
      }
    return DiagnosticList(ofUnreadable: word, in: file, reason, failure, options: options)
  }
}

extension Check {
  /// Where an app is that cannot be read as the command line names it.
  private func place(ofUnread word: InputWord) -> InputPlace {
    guard let path = word.path else { return .app(file: app) }
    do throws(DiskError) {
      let source = try AppSource(path, limits)
      let files = try source.files()
      return source.input(reading: files, AppReading(files).app)
    } catch {
      return .app(file: path)
    }
  }

  /// Throws if the report would be written where something is read.
  private func refuseMisplaced(
    reading app: InputPlace, in repositories: [RepositoryPlaces] = [], on console: Console
  ) throws(DiskError) {
    try RunPlaces(
      reading: [app] + repositories.map { .repository($0) }
        + [memory?.input].compactMap(\.self),
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
