import AppModel
import Disk
import Printing
import Review
import SiteFiles

extension Diff {
  /// Copies the pictures of the new side over those of a folder.
  func updateBaseline(
    _ before: DiffSide, to after: DiffSide, on console: inout Console
  ) throws -> ExitCode {
    guard case .pictures(let folder) = before.content else {
      throw UsageError("'--update-baseline' needs a folder of pictures as OLD", of: .diff)
    }
    try RunPlaces(reading: [after.input], folder: before.path).refuseMisplaced()
    guard !comparison.options.prunes || comparison.axes.isWhole && comparison.themes.words.isEmpty
    else {
      throw UsageError(
        "'--prune' cannot be combined with options that select pictures, because it deletes all "
          + "others", of: .diff)
    }
    SystemProcess.catchInterruptions()
    let shown = try after.app.map { app throws(UsageError) in
      try comparison.axes.axes(of: app.app.app)
    }
    let update = try BaselineUpdate(
      of: folder, to: after.content, showing: shown, try comparison.terms(before, after, .unseen),
      selecting: try comparison.selection(before, after, shown), pruning: comparison.options.prunes)
    guard !SystemProcess.isInterrupted else {
      throw Failure(reason: "interrupted", code: .interrupted)
    }
    if !comparison.reporting.isQuiet { console.output.write(text(of: update, in: before.path)) }
    return .clean
  }

  /// Returns the counts as text: `12 written, 133 unchanged in baseline`.
  private func text(of update: BaselineUpdate, in path: String) -> ShownText {
    let removed = update.removed > 0 ? ", \(update.removed) removed" : ""
    let count = update.orphans.count
    let kept: ShownText =
      count == 0
      ? ""
      : "NEW does not have \(count.of("other picture")); --prune removes them:\n"
        + update.orphans.prefix(Self.mostOrphans).map { "   \($0)\n" }.joined()
        + (count > Self.mostOrphans ? "   \((count - Self.mostOrphans).andMore())\n" : "")
    return "\(update.written) written, \(update.unchanged) unchanged\(removed) in \(path)\n\(kept)"
  }

  private static var mostOrphans: Int { 10 }
}
