import AppLayout
import Disk
import Printing
import Review
import Wireframe

/// Everything that is found in an app that was read.
struct AppFindings {
  let diagnostics: [PlacedDiagnostic]
  /// What is found at every width; nil if other widths were not tried.
  let widths: WidthReport?
}

extension AppSource {
  /// Returns every diagnostic about an app that was read from here, and about the themes that it
  /// names; on a day, some settled ones are not settled any more. What only shows where the app is laid
  /// out may be looked for in another state of it, which has other devices.
  func findings(
    of reading: AppReading, _ options: DiagnosticOptions, on today: Day? = nil,
    laidOutAs other: AppOnDevices? = nil
  ) -> AppFindings {
    findingLater(of: reading, options, on: today, laidOutAs: other)()
  }

  /// Returns what finds the same later, from the files as they are now.
  func findingLater(
    of reading: AppReading, _ options: DiagnosticOptions, on today: Day? = nil,
    laidOutAs other: AppOnDevices? = nil
  ) -> @Sendable () -> AppFindings {
    guard let app = reading.app else {
      return { AppFindings(diagnostics: reading.diagnostics, widths: nil) }
    }
    let themes = themes(of: app, in: reading)
    let baseline = problems(ofBaselineOf: app.site)
    return {
      let listed = other.map { $0.own(of: $0.app.lint, keeping: app.lint) } ?? app.lint
      let widths = options.triesWidths ? WidthReport(of: other?.app ?? app, listed: listed) : nil
      let lint = widths?.diagnostics(replacing: listed) ?? listed
      return AppFindings(
        diagnostics: reading.diagnostics(
          with: lint + themes.diagnostics(about: app.site) + baseline,
          on: today, atAllWidths: widths != nil)
          + themes.diagnostics,
        widths: widths)
    }
  }
}

extension WidthReport {
  /// Lays out the screens of an app at every width, on every core.
  fileprivate init(of app: App, listed: [Diagnostic]) {
    let devices = WidthDevices(of: app)
    let screens = Workers.inOrder(
      app.screens.count, jobs: SystemProcess.coreCount, with: {}
    ) { number, _ in
      ScreenWidths(of: app.screens[number], in: app, on: devices)
    }
    self.init(of: app, screens, listed: listed)
  }
}

extension DiagnosticList {
  /// Reports every diagnostic about an app's files, its layout and its own themes, and about themes
  /// that the command line names.
  init(
    of source: AppSource, _ reading: AppReading, _ diagnostics: [PlacedDiagnostic]? = nil,
    themes: [PlacedDiagnostic] = [], options: DiagnosticOptions
  ) {
    self.init(
      of: source.path, screens: reading.app?.screens.count { !$0.isMissing },
      diagnostics ?? source.findings(of: reading, options).diagnostics, themes: themes,
      options: options,
      failOn: options.failOn ?? FailOn(known: reading.failOn))
    guard reading.app == nil, exitCode == .file, let first = shown.first(where: \.isAboutFiles)
    else { return }
    self = failing(
      Diff.Failure(reason: "cannot read '\(app)': \(first.text)", code: .file))
  }

  /// Creates the report on what cannot be opened, and why, which programs expect too: the app, or
  /// another file without which it is not checked.
  init(
    ofUnreadable word: InputWord, in file: String? = nil, _ reason: String,
    _ failure: Diff.Failure, options: DiagnosticOptions
  ) {
    let path =
      switch word {
      case .path(let path): AppPath(path, isFolder: false)
      case .revision(let word): AppPath(word.path, in: word.name, isFolder: false)
      }
    let reading = AppReading(AppFiles([FileName(AppSource.file): .unreadable(reason)]))
    self.init(
      of: path, screens: nil, file == nil ? reading.diagnostics : [],
      themes: file.map { file in reading.diagnostics.map { $0.about(file) } } ?? [],
      options: options, failOn: options.failOn ?? FailOn(known: []))
    self = failing(failure)
  }
}

extension DiagnosticList {
  /// Returns the list of a run that ended early for a reason.
  func failing(_ failure: Diff.Failure) -> Self {
    failing(
      RunFailure(reason: failure.reason?.text ?? "", exitCode: Int(failure.code.rawValue)))
  }
}
