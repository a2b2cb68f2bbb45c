import AppLayout
import Disk
import Printing
import Review

/// One side of a comparison, as it was read.
struct DiffSide {
  /// The path as the user wrote it, without redundant steps.
  let path: String
  /// What is at the path.
  let content: ReviewSide
  /// Everything that is known about the app; nil for anything else.
  let app: ReadApp?

  /// An app with everything that is known about it.
  struct ReadApp {
    let source: AppSource
    let app: ReviewedApp
    private let found: OnDemand<AppFindings>

    /// Holds an app, of which more may be found when it is asked for.
    init(
      source: AppSource, app: ReviewedApp,
      findings: @autoclosure @escaping @Sendable () -> AppFindings
    ) {
      (self.source, self.app, found) = (source, app, OnDemand(findings))
    }

    var findings: AppFindings { found.value }

    var diagnostics: [PlacedDiagnostic] { findings.diagnostics }
  }

  /// Reads one of two sides: what is at its path, or only an app. Throws where nothing can be
  /// compared, with the reasons.
  init(
    _ side: KeyPath<ComparedWords, InputWord>, of words: ComparedWords, _ limits: InputLimits,
    _ options: DiagnosticOptions
  ) throws(Diff.Failure) {
    if !words.needsApp(on: side), case .path(let path) = words[keyPath: side],
      let stored = try Self.stored(side, at: path, limits)
    {
      self.init(path, stored, nil)
    } else {
      self.init(try Self.app(side, of: words, limits, options))
    }
  }

  /// Creates the side of an app that was already read.
  init(_ app: ReadApp) { self.init(app.source.path.text, .app(app.app), app) }

  private init(_ path: String, _ content: ReviewSide, _ app: ReadApp?) {
    self.path = path.withoutRedundantSteps
    self.content = content
    self.app = app
  }

  /// Returns the site or the folder of pictures at a path; nil for an app.
  private static func stored(
    _ side: KeyPath<ComparedWords, InputWord>, at path: String, _ limits: InputLimits
  ) throws(Diff.Failure) -> ReviewSide? {
    do throws(StoredFailure) {
      return try ReviewSide(storedAt: path) { AppSource.holdsApp(path, limits) }
    } catch {
      throw Diff.Failure(ofUnreadable: side, .path(path), error)
    }
  }

  private static func app(
    _ side: KeyPath<ComparedWords, InputWord>, of words: ComparedWords, _ limits: InputLimits,
    _ options: DiagnosticOptions
  ) throws(Diff.Failure) -> ReadApp {
    let source: AppSource
    let files: AppFiles
    do throws(DiskError) {
      source = try words.source(side, limits)
      files = try source.files()
    } catch {
      throw Diff.Failure(ofUnreadable: side, words.whole(side), .disk(error))
    }
    let reading = AppReading(files)
    let findings = source.findings(of: reading, options)
    guard let app = reading.app else {
      let list = DiagnosticList(of: source, reading, findings.diagnostics, options: options)
      try words.requireApp(side, source, reading: files, list)
      throw Diff.Failure(
        reason: nil, more: HumanFormat(isColored: false).text(of: list), code: list.exitCode,
        mistakes: list, read: Diff.ReadFiles(source: source, files: files))
    }
    return ReadApp(
      source: source,
      app: ReviewedApp(
        files: files.with(source.themeFiles(of: app, in: reading)), reading: reading, app: app),
      findings: findings)
  }

  /// The side as formats show it.
  var shown: ShownSide { ShownSide(path, content, appAt: app?.source.path) }
}

extension ComparedWords {
  /// Whether only an app can be on a side: in a revision, and where the old side is in one. A site or
  /// pictures in the place of the app that was there would hide what the app has become.
  fileprivate func needsApp(on side: KeyPath<ComparedWords, InputWord>) -> Bool {
    self[keyPath: side].isRevision || old.isRevision
  }

  /// Throws if there is a site where only an app can be, of which nothing but mistakes was read.
  func requireApp(
    _ side: KeyPath<ComparedWords, InputWord>, _ source: AppSource, reading files: AppFiles,
    _ mistakes: DiagnosticList
  ) throws(Diff.Failure) {
    guard source.isSite, needsApp(on: side) else { return }
    let isRead = self[keyPath: side].isRevision
    let headline =
      "'\(source.path.text)' is a site that Riverbed built, and not an app; only apps are "
      + (isRead ? "read from a revision" : "compared with a revision")
    throw Diff.Failure(
      reason: "\(headline)", code: .wrongInput, mistakes: mistakes, headline: headline,
      read: Diff.ReadFiles(source: source, files: files), kind: .site)
  }
}

extension Diff.Failure {
  /// Explains why there is nothing to read on a side.
  init(
    ofUnreadable side: KeyPath<ComparedWords, InputWord>, _ word: InputWord,
    _ failure: StoredFailure
  ) {
    self.init(failure)
    headline =
      "the \(side == \.old ? "old" : "new") side, '\(word.text)', cannot be read: \(failure.reason)"
    if case .incomplete = failure { kind = .site }
  }

  /// Explains why the new app does not say what to compare it with.
  init(_ error: UsageError, ofBaseline baseline: String?) {
    self.init(reason: error.reason, more: error.help, code: .usage, baseline: baseline)
  }

  /// Explains why a stored side cannot be used.
  init(_ failure: StoredFailure) {
    let code: ExitCode =
      switch failure {
      case .disk, .nothing: .file
      case .incomplete: .incomplete
      case .otherAxes: .wrongInput
      case .unusableBaseline: .usage
      }
    self.init(reason: "\(failure.text)", code: code)
  }
}

/// What a command line gives as one side of a comparison, whether it can be used or not.
struct DiffInput {
  private let path: String
  private let result: Result<DiffSide, Diff.Failure>

  /// Reads one of two sides.
  init(
    _ side: KeyPath<ComparedWords, InputWord>, of words: ComparedWords, _ limits: InputLimits,
    _ options: DiagnosticOptions
  ) {
    path = words.whole(side).text
    result = Result { () throws(Diff.Failure) in try DiffSide(side, of: words, limits, options) }
  }

  /// The side. Throws why it cannot be used.
  var side: DiffSide {
    get throws(Diff.Failure) { try result.get() }
  }

  var isUnusable: Bool {
    switch result {
    case .success: false
    case .failure: true
    }
  }

  /// The path, and what is there.
  var named: DiffJSONHead.NamedSide {
    switch result {
    case .success(let side): side.shown.named
    case .failure(let failure): .init(failure.kind, at: path)
    }
  }

  /// Where it is read from.
  var input: InputPlace {
    switch result {
    case .success(let side): side.input
    case .failure(let failure):
      failure.read.map { $0.source.input(reading: $0.files, nil) } ?? .app(file: path)
    }
  }
}
