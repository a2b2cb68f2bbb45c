import AppLayout
import AppModel
import Disk
import Review
import Wireframe

extension Diff {
  /// Reads both sides and compares them.
  func compare(on console: inout Console) throws -> DiffReport {
    let oldSource = try source(at: old)
    let newSource = try source(at: new)
    let (oldApp, newApp) = (ReadApp(oldSource), ReadApp(newSource))
    let before = try side(oldApp, on: &console)
    let after = try side(newApp, on: &console)
    let site = after.app.site
    let selection = try themes.selection(of: after.app, in: newApp.reading, from: newSource)
    let terms = ReviewTerms(
      themes: selection.themes,
      tolerance: Int(
        ((comparison.tolerance ?? site.tolerance ?? 0) * 1000).rounded(), within: 0...20_000_000),
      ignored: comparison.ignored.isEmpty ? site.ignore : comparison.ignored,
      jobs: comparison.jobs ?? SystemProcess.coreCount)
    let review = AppReview(
      from: before, to: after, showing: try axes.axes(of: after.app), terms)
    return DiffReport(
      old: DiffReport.Side(kind: .app, source: oldSource),
      new: DiffReport.Side(kind: .app, source: newSource), review: review,
      problems: ProblemChanges(from: oldApp.diagnostics, to: newApp.diagnostics),
      newDiagnostics: newApp.diagnostics, accepted: [], isStrict: options.isStrict,
      isVerbose: options.isVerbose)
  }

  /// An app with everything that is known about it.
  private struct ReadApp {
    let source: AppSource
    let files: AppFiles
    let reading: AppReading
    let diagnostics: [PlacedDiagnostic]

    init(_ source: AppSource) {
      self.source = source
      files = source.files()
      reading = AppReading(files)
      diagnostics = source.diagnostics(of: reading)
    }
  }

  private func source(at path: String) throws(Failure) -> AppSource {
    do throws(DiskError) {
      return try AppSource(path, limits)
    } catch {
      throw Failure(text: "riverbed: error: \(error.text)\n", code: .file)
    }
  }

  /// Returns the app as a side of the comparison; throws where it cannot be read at all, with the
  /// reasons.
  private func side(_ read: ReadApp, on console: inout Console) throws(Failure) -> AppReview.Side {
    guard let app = read.reading.app else {
      let report = Report(
        of: read.source, read.reading, read.diagnostics, options: options)
      throw Failure(
        text: HumanFormat(isColored: console.hasColoredErrors).text(of: report),
        code: report.exitCode)
    }
    return AppReview.Side(files: read.files, reading: read.reading, app: app)
  }
}
