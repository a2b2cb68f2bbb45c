import AppLayout
import AppModel
import Disk
import Markup
import Site
import Wireframe

/// Makes the preview site of an app.
struct Build: Hashable {
  let app: String
  var limits = InputLimits()
  /// The folder of the site; nil for the default, named after the app.
  let output: String?
  let axes: AxisWords
  let themes: ThemeWords
  /// How many documents are made at once; nil for one on each core.
  let jobs: Int?
  let options: ReportOptions

  func run(on console: inout Console) -> ExitCode {
    guard let source = console.source(at: app, limits) else { return .file }
    let folder = output ?? "Output/\(source.name ?? "app")"
    do throws(DiskError) {
      try source.refuseSite(at: folder)
    } catch {
      console.errors.write("riverbed: error: \(error.text)\n")
      return .file
    }
    let reading = AppReading(source.files())
    do throws(UsageError) {
      let wanted = try reading.app.map { app throws(UsageError) in
        (
          themes: try themes.selection(of: app, in: reading, from: source),
          axes: try variants(of: app)
        )
      }
      // Problems in themes that the app names are reported with everything else about the app.
      let named = themes.words.isEmpty ? [] : wanted?.themes.diagnostics ?? []
      // Finding these lays out every screen, so it is done once, for the report and the site.
      let diagnostics = source.diagnostics(of: reading)
      let report = Report(of: source, reading, diagnostics, themes: named, options: options)
      console.errors.write(options.format.text(of: report, isColored: console.hasColoredErrors))
      guard let app = reading.app, let wanted, !wanted.axes.devices.isEmpty else {
        return report.exitCode
      }
      guard wanted.themes.failures.isEmpty else {
        return .first(of: [report.exitCode, .wrongInput])
      }
      let site = Site(
        of: app, named: source.name ?? "App", axes: wanted.axes, themes: wanted.themes.themes,
        sources: reading.sources, diagnostics: diagnostics + named)
      let code = console.build(
        site, into: folder, jobs: jobs ?? SystemProcess.coreCount, options)
      return .first(of: [report.exitCode, code])
    } catch {
      console.errors.write(error.text)
      return .usage
    }
  }

  /// Returns the axes to draw. Throws where they select no variant of an app that has screens.
  private func variants(of app: App) throws(UsageError) -> VariantAxes {
    let axes = try axes.axes(of: app)
    let groups = axes.groups(of: app)
    guard groups.isEmpty || groups.contains(where: { !$0.variants.isEmpty }) else {
      throw UsageError("no variant of the app matches these options", of: .build)
    }
    return axes
  }
}

extension Option {
  fileprivate static let output = Option(
    name: "output", letter: "o", value: Value(placeholder: "DIR"),
    summary: "The folder of the site; the default is Output/<app>. It must be empty or hold a "
      + "site.")
}

extension Command {
  static let build = Command(
    name: "build",
    summary: "Make the preview site: a wireframe of every screen on every device in every state of "
      + "its bars, and pages to browse and compare them.",
    operands: [.app],
    options: [.output] + Option.axes + [.theme, .jobs] + Option.input + Option.everywhere,
    exitCodes: [.clean, .wrongInput, .failOn, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed build Fixtures/Apps/newsroom",
      "riverbed build newsroom -o preview --theme paper,night",
      "riverbed build newsroom --screen home --placement overlay --orientation both",
    ],
    read: { (arguments) throws(UsageError) in
      .build(
        Build(
          app: arguments.operands.first ?? ".", limits: try InputLimits(arguments),
          output: arguments.value(of: .output),
          axes: AxisWords(arguments), themes: ThemeWords(arguments),
          jobs: try arguments.number(of: .jobs), options: try ReportOptions(arguments)))
    })
}
