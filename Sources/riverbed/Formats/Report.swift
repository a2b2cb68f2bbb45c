import AppLayout
import AppModel
import Wireframe

/// The diagnostics of an app as a command line wants them reported.
struct Report: Hashable {
  /// The app's path as it is shown.
  let app: String
  /// The app's name; nil where it is the current folder.
  let name: String?
  /// How many screens were read; nil where there is no app.
  let screens: Int?
  let shown: [ShownDiagnostic]
  /// How many diagnostics there are, those that are not shown included.
  let counts: Counts
  let exitCode: ExitCode
  let hasSummary: Bool

  /// How many diagnostics there are of each severity.
  struct Counts: Hashable {
    var errors = 0
    var warnings = 0
    var notes = 0
    /// How many of the notes are not shown.
    var hiddenNotes = 0
  }

  init(
    of source: AppSource, screens: Int?, _ diagnostics: [PlacedDiagnostic],
    themes: [PlacedDiagnostic] = [], options: ReportOptions, failOn: FailOn
  ) {
    let all =
      diagnostics.map { diagnostic in
        ShownDiagnostic(
          diagnostic, at: source.path(of: diagnostic.file), isStrict: options.isStrict)
      } + themes.map { ShownDiagnostic($0, at: $0.file, isStrict: options.isStrict) }
    // A note that fails the build is shown, or nobody would know why it failed.
    shown = all.filter {
      $0.severity > .note || options.isVerbose || failOn.names($0.diagnostic)
    }
    counts = Counts(all, shown: shown)
    app = source.path
    name = source.name
    self.screens = screens
    exitCode = .init(of: all, failOn: failOn)
    hasSummary = !options.isQuiet
  }
}

extension Report {
  /// All that an app's files, laying its screens out, and its own themes give reason to say, and what
  /// is wrong with themes that the command line names.
  init(
    of source: AppSource, _ reading: AppReading, _ diagnostics: [PlacedDiagnostic]? = nil,
    themes: [PlacedDiagnostic] = [], options: ReportOptions
  ) {
    self.init(
      of: source, screens: reading.app?.screens.count { $0.origin != .nowhere },
      diagnostics ?? source.diagnostics(of: reading), themes: themes, options: options,
      failOn: options.failOn ?? FailOn(known: reading.failOn))
  }
}

extension AppSource {
  /// Every complaint about an app that was read from here, and about the themes that it asks for.
  func diagnostics(of reading: AppReading) -> [PlacedDiagnostic] {
    guard let app = reading.app else { return reading.diagnostics }
    let themes = themes(of: app, in: reading)
    return reading.diagnostics(with: app.lint + themes.complaints(about: app.site))
      + themes.diagnostics
  }
}

extension Report.Counts {
  fileprivate init(_ all: [ShownDiagnostic], shown: [ShownDiagnostic]) {
    for diagnostic in all {
      switch diagnostic.severity {
      case .error: errors += diagnostic.count
      case .warning: warnings += diagnostic.count
      case .note: notes += diagnostic.count
      }
    }
    // What is not shown is always a note.
    hiddenNotes = all.total - shown.total
  }
}
