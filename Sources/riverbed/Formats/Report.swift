import AppModel

/// The diagnostics of an app, filtered and counted as the command line asks.
struct Report: Hashable {
  /// The app's path as it is shown.
  let app: String
  /// The app's name; nil where it is the current folder.
  let name: String?
  /// How many screens were read; nil where there is no app.
  let screens: Int?
  let shown: [ShownDiagnostic]
  /// How many diagnostics there are, including those that are not shown.
  let counts: Counts
  let exitCode: ExitCode
  let hasSummary: Bool
  private let failOn: FailOn

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
    // A note that fails the build is shown; otherwise no one would know why it failed.
    shown = all.filter {
      $0.severity > .note || options.isVerbose || failOn.names($0.diagnostic)
    }
    counts = Counts(all, shown: shown)
    app = source.path
    name = source.name
    self.screens = screens
    exitCode = .init(of: all, failOn: failOn)
    hasSummary = !options.isQuiet
    self.failOn = failOn
  }

  /// Whether the run fails because of a diagnostic.
  func fails(_ diagnostic: ShownDiagnostic) -> Bool {
    diagnostic.severity == .error || failOn.names(diagnostic.diagnostic)
  }
}

extension Report {
  /// Reports every diagnostic about an app's files, its layout and its own themes, and about themes
  /// that the command line names.
  init(
    of source: AppSource, _ reading: AppReading, _ diagnostics: [PlacedDiagnostic]? = nil,
    themes: [PlacedDiagnostic] = [], options: ReportOptions
  ) {
    self.init(
      of: source, screens: reading.app?.screens.count { !$0.isMissing },
      diagnostics ?? source.diagnostics(of: reading), themes: themes, options: options,
      failOn: options.failOn ?? FailOn(known: reading.failOn))
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
    // Only notes are hidden.
    hiddenNotes = all.total - shown.total
  }
}
