import AppLayout
import AppModel
import Disk
import Printing
import Review

/// One side of a comparison, as it was read.
struct DiffSide {
  /// The path as the user wrote it, without redundant steps.
  let path: String
  let content: Content

  /// What is at the path.
  enum Content {
    case app(ReadApp)
    case site(StoredSite)
    case pictures(PictureFolder)
  }

  /// An app with everything that is known about it.
  struct ReadApp {
    let source: AppSource
    let app: ReviewedApp
    let diagnostics: [PlacedDiagnostic]
  }

  /// Reads what is at a path. Throws where nothing can be compared, with the reasons.
  init(at path: String, _ limits: InputLimits, _ options: DiagnosticOptions) throws(Diff.Failure) {
    self.path = path.withoutRedundantSteps
    if let stored = try Self.stored(at: path) {
      content = stored
    } else {
      content = .app(try Self.app(at: path, limits, options))
    }
  }

  /// Creates the side of an app that was already read.
  init(_ path: String, _ app: ReadApp) {
    self.path = path.withoutRedundantSteps
    content = .app(app)
  }

  /// Returns the site or the folder of pictures at a path; nil for an app.
  private static func stored(at path: String) throws(Diff.Failure) -> Content? {
    do throws(StoredFailure) {
      switch try ReviewInput(at: path) {
      case .site: return .site(try StoredSite(at: path))
      case .pictures: return .pictures(try PictureFolder(at: path))
      case .app: return nil
      }
    } catch {
      throw Diff.Failure(error)
    }
  }

  private static func app(
    at path: String, _ limits: InputLimits, _ options: DiagnosticOptions
  ) throws(Diff.Failure) -> ReadApp {
    let source: AppSource
    do throws(DiskError) {
      source = try AppSource(path, limits)
    } catch {
      throw Diff.Failure(reason: "\(error.text)", code: .file)
    }
    let files = source.files()
    let reading = AppReading(files)
    let diagnostics = source.diagnostics(of: reading)
    guard let app = reading.app else {
      let report = DiagnosticList(of: source, reading, diagnostics, options: options)
      throw Diff.Failure(
        reason: nil, more: HumanFormat(isColored: false).text(of: report), code: report.exitCode,
        report: report, read: Diff.ReadFiles(source: source, files: files))
    }
    return ReadApp(
      source: source, app: ReviewedApp(files: files, reading: reading, app: app),
      diagnostics: diagnostics)
  }

  /// The app; nil for anything else.
  var app: ReadApp? {
    switch content {
    case .app(let app): app
    case .site, .pictures: nil
    }
  }

  /// Returns the side for a comparison with something stored; an app shows these axes.
  func stored(
    showing axes: (App) throws(UsageError) -> VariantAxes
  ) throws(UsageError) -> ReviewSide {
    switch content {
    case .app(let read): .app(read.app.app, try axes(read.app.app))
    case .site(let site): .site(site)
    case .pictures(let folder): .pictures(folder)
    }
  }

  /// The side as formats show it.
  var shown: ShownSide {
    let shown: ShownSide.Content =
      switch content {
      case .app(let read): .app(read.app, at: read.source.path)
      case .site: .site
      case .pictures: .pictures
      }
    return ShownSide(path, shown)
  }
}

extension Diff.Failure {
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
