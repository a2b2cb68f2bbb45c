import AppLayout
import AppModel
import Disk
import Markup
import Site
import Wireframe

/// Makes the preview site of an app.
struct Build: Hashable {
  let app: String
  /// The folder of the site; nil for the one that goes with the app's name.
  let output: String?
  let axes: AxisWords
  let themes: ThemeWords
  /// How many documents are made at once; nil for one on each core.
  let jobs: Int?
  let options: ReportOptions

  func run(on console: inout Console) -> ExitCode {
    guard let source = console.source(at: app) else { return .file }
    let reading = AppReading(source.files())
    let report = Report(of: source, reading, options: options)
    var codes = [report.exitCode]
    do throws(UsageError) {
      if let app = reading.app {
        codes.append(try build(app, reading, from: source, on: &console))
      }
    } catch {
      console.errors.write(error.text)
      return .first(of: codes + [.usage])
    }
    console.errors.write(options.format.text(of: report, isColored: console.hasColoredErrors))
    return .first(of: codes)
  }

  /// Builds the site of an app that could be read, whatever else is wrong with it.
  private func build(
    _ app: App, _ reading: AppReading, from source: AppSource, on console: inout Console
  ) throws(UsageError) -> ExitCode {
    let selection = try themes.selection(of: app, from: source)
    guard selection.failures.isEmpty else {
      // What is wrong with the app's own themes is reported with everything else about the app.
      if !themes.words.isEmpty { console.report(selection.diagnostics, options) }
      return .wrongInput
    }
    let site = Site(
      of: app, named: source.name ?? "App", axes: try axes.axes(of: app),
      themes: selection.themes, sources: reading.sources,
      diagnostics: source.diagnostics(of: reading))
    let folder = output ?? "Output/\(source.name ?? "app")"
    return console.build(site, into: folder, jobs: jobs ?? SystemProcess.coreCount, options)
  }
}

extension Option {
  fileprivate static let output = Option(
    name: "output", letter: "o", value: Value(placeholder: "DIR"),
    summary: "The folder of the site; without it Output/<app>. It must be empty, or hold a site.")

  fileprivate static let jobs = Option(
    name: "jobs", value: Value(placeholder: "N"),
    summary: "How many documents are made at once; as many as there are cores without it. The "
      + "site is the same for any number.")
}

extension Command {
  static let build = Command(
    name: "build",
    summary: "Make the preview site: a wireframe of every screen on every device in every state of "
      + "its bars, and pages to browse and compare them.",
    operands: [.app],
    options: [.output] + Option.axes + [.theme, .jobs] + Option.everywhere,
    exitCodes: [.clean, .wrongInput, .failOn, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed build Fixtures/Apps/newsroom",
      "riverbed build newsroom -o preview --theme paper,night",
      "riverbed build newsroom --screen home --placement overlay --orientation both",
    ],
    read: { (arguments) throws(UsageError) in
      .build(
        Build(
          app: arguments.operands.first ?? ".", output: arguments.value(of: .output),
          axes: AxisWords(arguments), themes: ThemeWords(arguments),
          jobs: try arguments.number(of: .jobs), options: try ReportOptions(arguments)))
    })
}

extension Arguments {
  /// The number behind an option, which must be one of things to do at once.
  fileprivate func number(of option: Option) throws(UsageError) -> Int? {
    guard let word = value(of: option) else { return nil }
    guard let number = Int(word), (1...Self.mostJobs).contains(number) else {
      throw UsageError(
        "'\(option.longSpelling)' is '\(word.quotable)'; expected a number from 1 to "
          + "\(Self.mostJobs)", of: command)
    }
    return number
  }

  private static var mostJobs: Int { 256 }
}
