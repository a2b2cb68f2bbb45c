import AppModel
import Disk
import Printing

/// What an app says in riverbed.json to compare it with: a revision, or a path in its folder.
extension AppSource {
  /// Returns the baseline of the app. Throws where it does not have one that can be read.
  func baseline(for command: Command) throws -> InputWord {
    let name = AppFile.riverbed.name
    let content = companion(name, atMost: .max)
    let reading = AppReading(AppFiles(content.map { [FileName(name): $0] } ?? [:]))
    guard let word = reading.site.baseline?.value else {
      let mistakes = reading.diagnostics.filter { $0.file == name && $0.severity == .error }
      guard mistakes.isEmpty else { throw Diff.Failure(ofBaselineOf: self, mistakes) }
      throw Diff.Failure(.noBaseline(path.text, command), ofBaseline: nil)
    }
    let problems = reading.sources.place(problems(ofBaselineOf: reading.site))
    let baseline = InputWord(setting: word)
    guard problems.isEmpty else {
      throw Diff.Failure(
        ofBaselineOf: self, problems, word.isEmpty ? nil : inner(word).text)
    }
    switch baseline {
    case .path(let path): return inner(path)
    case .revision(let revision):
      do throws(UsageError) {
        try revision.requireRevision(in: word, of: command)
      } catch {
        throw Diff.Failure(error, ofBaseline: baseline.text)
      }
      return .revision(revision)
    }
  }

  /// Returns what is wrong with the baseline of the app: it is empty, or a path that leads out of
  /// its folder, or nowhere. A revision is not looked for where nothing is compared.
  func problems(ofBaselineOf site: SiteConfiguration) -> DiagnosticLog {
    var problems = DiagnosticLog()
    guard let word = site.baseline, case .path(let path) = InputWord(setting: word.value) else {
      return problems
    }
    guard !path.isEmpty else {
      problems.append(Diagnostic(.emptyBaseline, at: word.location))
      return problems
    }
    guard !isItself(path) else {
      problems.append(Diagnostic(.ownBaseline(path), at: word.location))
      return problems
    }
    // None of it is read: this only finds out whether it is there.
    switch companion(path, atMost: 0) {
    case nil: problems.append(Diagnostic(.missingBaseline(path), at: word.location))
    case .outside?: problems.append(Diagnostic(.outsideBaseline(path), at: word.location))
    case .bytes?, .unreadable?, .overLimit?, .equal?, .unread?, .examined?: break
    }
    return problems
  }
}

extension Diagnostic.Message {
  /// A site may be made, and most checks, without what the app is compared with.
  fileprivate static func missingBaseline(_ path: String) -> Self {
    let revision = "\(path):"
    return Self(
      .missingFile, .warning, "there is no baseline '\(name: path)' in the app's folder",
      InputWord(setting: revision).isRevision && !path.hasSuffix("/")
        ? .action("a revision is written '\(revision.quotable)'") : nil)
  }

  fileprivate static var emptyBaseline: Self {
    Self(
      .missingFile, .warning, "the baseline is empty, so there is nothing to compare with",
      .action(otherBaseline))
  }

  fileprivate static func ownBaseline(_ path: String) -> Self {
    Self(
      .missingFile, .warning,
      "the baseline '\(name: path)' is the app itself, so there is nothing to compare with",
      .action(otherBaseline))
  }

  private static let otherBaseline =
    "write a revision, such as 'main:', or a path in the app's folder"

  fileprivate static func outsideBaseline(_ path: String) -> Self {
    Self(
      .outsideFile, .error,
      "the baseline '\(name: path)' is not read: it is outside the app's folder",
      .action("--follow-links allows that")
    ).leavingUnread
  }
}

extension Diff.Failure {
  /// Explains by what is wrong in an app why it is not known what to compare it with. Nothing can be
  /// compared without that, so that each mistake is an error.
  fileprivate init(
    ofBaselineOf source: AppSource, _ mistakes: [PlacedDiagnostic], _ baseline: String? = nil
  ) {
    let list = DiagnosticList(
      of: source.path, screens: nil, mistakes, options: DiagnosticOptions(isStrict: true),
      failOn: FailOn(known: []))
    self.init(
      reason: nil, more: HumanFormat(isColored: false).text(of: list), code: list.exitCode,
      mistakes: list, headline: "the baseline of the new app cannot be read",
      baseline: baseline)
  }
}

extension UsageError {
  fileprivate static func noBaseline(_ app: String, _ command: Command) -> Self {
    Self(
      "OLD is missing, and '\(app)' does not name a baseline in its riverbed.json, such as "
        + "\"baseline\": \"main:\"", of: command)
  }
}
