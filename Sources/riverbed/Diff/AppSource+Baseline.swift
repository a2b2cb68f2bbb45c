import AppModel
import Disk
import Printing
import Texts

/// What an app says in riverbed.json to compare it with: a revision, or a path in its folder.
extension AppSource {
  /// Returns the baseline of the app. Throws where it does not have one that can be read.
  func baseline(for command: Command) throws -> InputWord {
    let name = AppFile.riverbed.name
    let content = companion(name, atMost: .max)
    let reading = AppReading(AppFiles(content.map { [FileName(name): $0] } ?? [:]))
    guard let word = reading.site.baseline?.value else {
      let mistakes = reading.diagnostics.filter { $0.file == name && $0.severity == .error }
      guard mistakes.isEmpty else { throw Diff.Failure(mistakes, of: self) }
      throw UsageError.noBaseline(path.text, command)
    }
    let problems = reading.sources.place(problems(ofBaselineOf: reading.site))
    guard problems.isEmpty else { throw Diff.Failure(problems, of: self) }
    switch InputWord(written: word) {
    case .path(let path): return inner(path)
    case .revision(let revision):
      try revision.requireRevision(in: word, of: command)
      return .revision(revision)
    }
  }

  /// Returns what is wrong with the baseline of the app: it is a path that leads out of its folder.
  func problems(ofBaselineOf site: SiteConfiguration) -> DiagnosticLog {
    var problems = DiagnosticLog()
    if let word = site.baseline, case .path(let path) = InputWord(written: word.value),
      isOutside(path)
    {
      problems.append(Diagnostic(.outsideBaseline(path), at: word.location))
    }
    return problems
  }
}

extension Diagnostic.Message {
  fileprivate static func outsideBaseline(_ path: String) -> Self {
    Self(
      .outsideFile, .error,
      "the baseline '\(path.quotable)' is not read: it is outside the app's folder",
      .action("--follow-links allows that")
    ).leavingUnread
  }
}

extension Diff.Failure {
  /// Explains why nothing is compared by what is wrong in a file.
  fileprivate init(_ diagnostics: [PlacedDiagnostic], of source: AppSource) {
    let list = DiagnosticList(
      of: source.path, screens: nil, diagnostics, options: DiagnosticOptions(),
      failOn: FailOn(known: []))
    self.init(reason: nil, more: HumanFormat(isColored: false).text(of: list), code: list.exitCode)
  }
}

extension UsageError {
  fileprivate static func noBaseline(_ app: String, _ command: Command) -> Self {
    Self(
      "OLD is missing, and '\(app)' does not name a baseline in its riverbed.json, such as "
        + "\"baseline\": \"main:\"", of: command)
  }
}
