package import AppModel

/// The diagnostics of an app, filtered and counted as the command line asks.
package struct DiagnosticList: Hashable, Sendable {
  /// The app's path as it is shown.
  package let app: String
  /// The app's name; nil where it is the current folder.
  package let name: String?
  /// How many screens were read; nil where there is no app.
  package let screens: Int?
  package let shown: [ShownDiagnostic]
  /// How many diagnostics there are, including those that are not shown.
  package let counts: Counts
  package let hasSummary: Bool
  /// What the run fails on.
  package let failOn: FailOn
  /// Why the run ended early; nil if it did not.
  private(set) var failure: RunFailure?

  /// How many diagnostics there are of each severity.
  package struct Counts: Hashable, Sendable {
    package var errors = 0
    package var warnings = 0
    package var notes = 0
    /// How many of the notes are not shown.
    package var hiddenNotes = 0
  }

  package init(
    of app: AppPath, screens: Int?, _ diagnostics: [PlacedDiagnostic],
    themes: [PlacedDiagnostic] = [], options: DiagnosticOptions, failOn: FailOn
  ) {
    let all =
      diagnostics.map { diagnostic in
        ShownDiagnostic(
          diagnostic, at: app.path(of: diagnostic.file),
          inRepository: app.sourcePath(of: diagnostic.file), isStrict: options.isStrict)
      } + themes.map { ShownDiagnostic($0, at: $0.file, isStrict: options.isStrict) }
    // A note that fails the build is shown; otherwise no one would know why it failed.
    shown = all.filter {
      $0.severity > .note || options.isVerbose || failOn.names($0.diagnostic)
    }
    counts = Counts(all, shown: shown)
    self.app = app.text
    name = app.name
    self.screens = screens
    hasSummary = !options.isQuiet
    self.failOn = failOn
  }

  /// Returns the list of a run that ended early.
  package func failing(_ failure: RunFailure) -> Self {
    var list = self
    list.failure = failure
    return list
  }

  /// Whether the run fails because of a diagnostic.
  func fails(_ diagnostic: ShownDiagnostic) -> Bool {
    diagnostic.severity == .error || failOn.names(diagnostic.diagnostic)
  }
}

extension DiagnosticList.Counts {
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

/// The options about reporting diagnostics, which several commands share.
package struct DiagnosticOptions: Hashable, Sendable {
  package var format: DiagnosticFormat
  package var isStrict: Bool
  package var isVerbose: Bool
  package var isQuiet: Bool
  /// What to fail on; nil where `riverbed.json` decides that.
  package var failOn: FailOn?
  /// Whether the rules of layout are tried at every width.
  package var triesWidths: Bool

  package init(
    format: DiagnosticFormat = .human, isStrict: Bool = false, isVerbose: Bool = false,
    isQuiet: Bool = false, failOn: FailOn? = nil, triesWidths: Bool = false
  ) {
    self.format = format
    self.isStrict = isStrict
    self.isVerbose = isVerbose
    self.isQuiet = isQuiet
    self.failOn = failOn
    self.triesWidths = triesWidths
  }
}
