import AppLayout
import Disk
import Printing
import Review
import Site
import SiteFiles
import Wireframe

/// Makes the preview site of an app.
struct Build: Hashable {
  let app: String
  var limits = InputLimits()
  var repository = RepositoryChoice()
  /// The folder of the site; nil for the default, named after the app.
  let output: String?
  /// What is said about the whole site; nil for nothing.
  var label: LabelWord?
  /// The part of the site to build; nil for the whole.
  var shard: ShardWord?
  let axes: AxisWords
  let themes: ThemeWords
  /// The devices that have a prototype.
  let prototype: PrototypeChoice
  /// Whether everything is also put into one file.
  var zips = false
  /// Where statistics are written; nil for nowhere.
  var statistics: StatisticsOutput?
  /// How many documents are made at once; nil for one on each core.
  let jobs: Int?
  let options: DiagnosticOptions
  /// The state of the app to compare with; nil for a site without changes.
  var since: OldWord?
  /// The options that documents depend on, as words.
  var documentWords: [String] = []
  /// The command that messages are about.
  let command: Command

  func run(on console: inout Console) -> ExitCode {
    let timed = statistics.map { TimedOutput($0) }
    do {
      let shard = try shard?.shard(in: console.environment, of: .build)
      let words = try since.map { try ComparedWords($0, app, limits, in: repository, of: .build) }
      let source =
        try words?.source(\.new, limits)
        ?? AppSource(InputWord(app, of: .build, in: repository), limits, choosing: repository)
      if !options.isQuiet { console.note(words?.notes ?? source.notes) }
      try words?.requireOld()
      let before = words.map { DiffInput(\.old, of: $0, limits, options) }
      let folder = output ?? "Output/\(source.name ?? "app")"
      let files = try source.files()
      let reading = AppReading(files)
      let places = RunPlaces(
        reading: [source.input(reading: files, reading.app)] + themes.inputs
          + [before?.input].compactMap(\.self), folder: folder,
        files: [statistics?.file].compactMap(\.self))
      try places.refuseMisplaced()
      try statistics?.refuse(in: places)
      let selection = try reading.app.map { try Selection(of: $0, in: reading, from: source, self) }
      let acceptance = try words.map { _ in try Acceptance(of: source) }
      // Finding these lays out every screen, so it is done once, for the report and the site.
      let findings = source.findings(of: reading, options)
      let list = DiagnosticList(
        of: source, reading, findings.diagnostics + (acceptance?.diagnostics ?? []),
        themes: selection?.wordThemes ?? [], options: options)
      if reading.app == nil { try words?.requireApp(\.new, source, reading: files, list) }
      console.errors.write(
        options.format.textOfBuild(
          list, listingAll: options.isVerbose, isColored: console.hasColoredErrors))
      guard let app = reading.app, let selection, !selection.axes.devices.isEmpty else {
        return list.exitCode
      }
      guard selection.themes.failures.isEmpty else {
        return .first(of: [list.exitCode, .wrongInput])
      }
      let read = DiffSide.ReadApp(
        source: source, app: ReviewedApp(files: files, reading: reading, app: app),
        findings: findings)
      let label = label?.label(of: read, in: repository)
      if !options.isQuiet { console.note(label?.notes ?? []) }
      let site = site(of: read, selection, labeled: label)
      let code =
        if let before {
          build(
            site, of: read, acceptance, since: before, into: folder, timed, on: &console)
        } else {
          console.build(
            site, shard, into: folder, jobs: jobs ?? SystemProcess.coreCount,
            isQuiet: options.isQuiet, statistics: timed)
        }
      return .first(of: [list.exitCode, code])
    } catch {
      return console.fail(error)
    }
  }

  /// Returns the site of an app that was read.
  func site(
    of read: DiffSide.ReadApp, _ selection: Selection, labeled label: SiteLabel?
  ) -> Site {
    Site(
      of: read.app.app, named: read.source.name ?? "App", axes: selection.axes,
      themes: selection.themes.themes, sources: read.app.reading.sources,
      diagnostics: read.diagnostics + selection.wordThemes, prototype: prototype,
      label: label?.text
    ).showing(widths: options.triesWidths ? read.findings.widths : nil).offering(archive: zips)
  }

  /// Makes the site with what changed since an earlier state of the app, and fails where the
  /// comparison finds what it is to fail on.
  private func build(
    _ site: Site, of app: DiffSide.ReadApp, _ acceptance: Acceptance?, since before: DiffInput,
    into folder: String, _ timed: TimedOutput?,
    on console: inout Console
  ) -> ExitCode {
    var timed = timed
    timed?.startReview()
    do {
      let reviewed = try reviewed(site, of: app, acceptance, since: before, on: &console)
      let code = console.build(
        reviewed.content, into: folder, jobs: jobs ?? SystemProcess.coreCount,
        from: reviewed.origin, isQuiet: options.isQuiet, statistics: timed)
      let result = reviewed.result
      // The reason of a failure says the news as well.
      let isSaid = options.isQuiet || result.failures.areDifferences
      let news: ShownText =
        (isSaid ? "" : "\(result.sentence)\n")
        + FailureText(of: result, isColored: console.hasColoredErrors).text
      // Nothing may follow a document that programs read as a whole.
      if options.format.isOfLines {
        console.errors.write(news)
      } else {
        console.output.write(news)
      }
      return .first(of: [code, ExitCode(of: result)])
    } catch {
      return console.fail(error)
    }
  }
}

extension UsageError {
  fileprivate static func zippedShard(_ command: Command) -> Self {
    Self("'--zip' needs the whole site, and '--shard' builds a part of it", of: command)
  }
}

extension Option {
  fileprivate static let output = Option(
    name: "output", letter: "o", value: Value(placeholder: "DIR", kind: .output(.folder)),
    summary: "The folder of the site; the default is Output/<app>. It must be empty or hold a "
      + "site.",
    reachesDocuments: false)
}

extension Option {
  fileprivate static let zip = Option(
    name: "zip",
    summary: "Also put everything into one file, site.zip, with a link to it on the first page.")
}

extension Command {
  static let build = Command(
    name: "build",
    summary: "Make the preview site: a wireframe of every screen on every device in every state of "
      + "its bars, and pages to browse and compare them.",
    operands: [.app],
    options: [.output, .base, .since, .sinceMergeBase] + Option.axes
      + [.theme, .widths, .prototype, .jobs, .label, .zip, .shard, .statistics]
      + Option.input + Option.reportingInOneFormat,
    exitCodes: [
      .clean, .wrongInput, .incomplete, .failOn, .usage, .internal, .file, .interrupted,
    ],
    examples: [
      "riverbed build Fixtures/Apps/newsroom",
      "riverbed build newsroom -o preview --theme paper,night",
      "riverbed build newsroom --shard 2/7 -o shard-2",
      "riverbed build newsroom --widths",
      "riverbed build newsroom --base main",
      "riverbed build newsroom --base main --merge-base",
      "riverbed build newsroom --since ../main/newsroom",
      "riverbed build newsroom --screen home --placement overlay --orientation both",
    ],
    read: { (arguments) throws(UsageError) in
      let shard = try arguments.shard()
      guard shard == nil || !arguments.has(.zip) else { throw .zippedShard(arguments.command) }
      return .build(
        Build(
          app: arguments.operands.first ?? ".", limits: try InputLimits(arguments),
          repository: RepositoryChoice(arguments), output: arguments.path(of: .output),
          label: LabelWord(arguments), shard: shard,
          axes: AxisWords(arguments), themes: ThemeWords(arguments),
          prototype: PrototypeChoice(arguments), zips: arguments.has(.zip),
          statistics: StatisticsOutput(arguments),
          jobs: try arguments.jobs(), options: try DiagnosticOptions(arguments),
          since: try OldWord(ofBuild: arguments), documentWords: arguments.documentWords,
          command: arguments.command))
    })
}

extension Build {
  /// What is drawn of an app.
  struct Selection {
    let axes: VariantAxes
    let themes: ThemeSelection
    /// The problems in themes that the command line names. Those in themes that the app names are
    /// reported with everything else about it.
    let wordThemes: [PlacedDiagnostic]

    /// Selects what the command line asks for. Throws where the app does not have that.
    init(
      of app: App, in reading: AppReading, from source: AppSource, _ build: Build
    ) throws(UsageError) {
      axes = try build.axes.drawnAxes(of: app)
      themes = try build.themes.selection(of: app, in: reading, from: source)
      wordThemes = build.themes.words.isEmpty ? [] : themes.diagnostics
      try build.prototype.require(among: axes.devices.map(\.id), of: build.command)
    }
  }
}
