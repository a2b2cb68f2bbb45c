import AppLayout
import Disk
import Printing

/// Lays out the screens of an app and shows where everything is.
struct Inspect: Hashable {
  let app: String
  var limits = InputLimits()
  var repository = RepositoryChoice()
  let axes: AxisWords
  let isJSON: Bool
  let showsBoot: Bool
  let showsRoutes: Bool
  /// Whether text includes variants that the app, as it is configured, does not show.
  let showsAll: Bool
  let options: DiagnosticOptions

  func run(on console: inout Console) -> ExitCode {
    do {
      let source = try AppSource(
        InputWord(app, of: .inspect, in: repository), limits, choosing: repository)
      if !options.isQuiet { console.note(source.notes) }
      let reading = AppReading(try source.files())
      let findings = source.findings(of: reading, options)
      if let inspection = try inspection(of: reading, findings, from: source) {
        if isJSON {
          inspection.writeJSON(to: &console.output)
        } else {
          inspection.writeText(to: &console.output)
        }
      } else if isJSON {
        console.output.write("[]\n")
      }
      let list = DiagnosticList(of: source, reading, findings.diagnostics, options: options)
      console.errors.write(options.format.text(of: list, isColored: console.hasColoredErrors))
      return list.exitCode
    } catch {
      return console.fail(error)
    }
  }

  /// Returns what to show; nil where no app could be read.
  private func inspection(
    of reading: AppReading, _ findings: AppFindings, from source: AppSource
  ) throws(UsageError) -> Inspection? {
    guard let app = reading.app else { return nil }
    let positions = Positions(reading.sources) { source.path.name(of: $0) }
    let subject: Inspection.Subject =
      if showsRoutes {
        .routes(RoutesInspection(app, on: try axes.axes(of: app).heldDevices, positions))
      } else {
        .variants(
          try axes.drawnAxes(of: app).groups(of: app),
          isShownInText: { showsAll || isShownByDefault($0, app) })
      }
    return Inspection(
      app: app, positions: positions, showsBoot: showsBoot, widths: findings.widths,
      subject: subject)
  }

  /// Whether a variant matches the app's configuration on the axes that the command line leaves
  /// open.
  private func isShownByDefault(_ layout: VariantLayout, _ app: App) -> Bool {
    let variant = layout.variant
    return (!axes.placements.isEmpty || variant.placement == app.placement(of: variant.screen))
      && (!axes.statusBars.isEmpty || variant.statusBar == app.statusBar(on: variant.device))
  }
}

extension Option {
  fileprivate static let all = Option(
    name: "all",
    summary: "Show every placement and every status bar. Without it the text shows only those "
      + "that the app is configured with, unless --placement or --status-bar names others; JSON has all."
  )

  fileprivate static let boot = Option(
    name: "boot",
    summary: "Also show the seven steps of the app's start, each with decision, reason and place.")

  fileprivate static let routes = Option(
    name: "routes",
    summary: "Show, instead of the screens, what happens to each destination of routes.json and of "
      + "the storyboards: who prepares it, who presents it, and where it fails.")
}

extension Command {
  static let inspect = Command(
    name: "inspect",
    summary: "Lay out the screens and show where everything is: bars, components, cells, and the "
      + "tree of view controllers.",
    operands: [.app],
    options: Option.axes + [.all, .boot, .routes, .json, .widths] + Option.input
      + Option.reportingInOneFormat,
    exitCodes: [.clean, .wrongInput, .failOn, .usage, .internal, .file, .interrupted],
    examples: [
      "riverbed inspect Fixtures/Apps/newsroom --screen home",
      "riverbed inspect newsroom --device iphone-8,ipad-9.7 --placement overlay",
      "riverbed inspect newsroom --boot --json",
      "riverbed inspect newsroom --screen home --widths --json",
    ],
    read: { (arguments) throws(UsageError) in
      guard ![.routes, .boot, .json].allSatisfy(arguments.has) else {
        throw UsageError(
          "'--routes' and '--boot' cannot be combined in JSON", of: arguments.command)
      }
      guard !arguments.has(.widths) || arguments.has(.json) else {
        throw UsageError("'--widths' needs '--json'", of: arguments.command)
      }
      guard !arguments.has(.widths) || !arguments.has(.routes) else {
        throw UsageError(
          "'--routes' and '--widths' cannot be combined", of: arguments.command)
      }
      return .inspect(
        Inspect(
          app: arguments.operands.first ?? ".", limits: try InputLimits(arguments),
          repository: RepositoryChoice(arguments),
          axes: AxisWords(arguments),
          isJSON: arguments.has(.json), showsBoot: arguments.has(.boot),
          showsRoutes: arguments.has(.routes),
          showsAll: arguments.has(.all), options: try DiagnosticOptions(arguments)))
    })
}
