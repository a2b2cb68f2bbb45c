import AppModel
import Printing
import Publishing
import Review
import ReviewPages
import Site
import Synchronization

/// The report of what changed, which is made when its first page is asked for, once for each state.
final class ServedChanges: Sendable {
  private let made = Mutex<(number: Int, files: FilesOnDemand<ChangeReport>)?>(nil)

  /// Returns the files of the report on a state.
  func files(of state: ServedState, in app: ServedApp) throws -> FilesOnDemand<ChangeReport> {
    try made.withLock { made in
      if let made, made.number == state.number { return made.files }
      let files = try FilesOnDemand(of: app.report(on: state), checking: app.schemas)
      made = (state.number, files)
      return files
    }
  }
}

extension ServedApp {
  /// Compares a state with the first one, or with what the command line names.
  fileprivate func report(on state: ServedState) throws -> ChangeReport {
    let build = serve.build
    let (before, after) = (since ?? DiffSide((now.first ?? state).read), DiffSide(state.read))
    let comparison = build.comparison
    let review = try comparison.changes(before, after, .unseen)
    let acceptance = try Acceptance(of: state.read.source)
    let result = comparison.result(on: review, before, after, acceptance)
    return ChangeReport(
      result, before, after,
      setting: .inSite(
        Build.reportPaths(of: review, in: state.site), parts: state.site.frameParts,
        label: state.site.labelStyle))
  }
}
