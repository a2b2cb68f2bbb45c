import AppLayout
import Disk
import Printing
import Review
import Wireframe

extension SideComparison {
  /// Throws where there is nothing to draw with: a theme that cannot be used, or no device of the
  /// new app that can. A build of the new app ends in the same way, with the same errors.
  func requirePictures(of before: DiffSide, _ after: DiffSide) throws {
    let read = after.app ?? before.app
    let selection = try selection(of: read)
    let hasDevices =
      if before.app != nil, let new = after.app {
        try !axes.axes(of: new.app.app).devices.isEmpty
      } else { true }
    guard !hasDevices || !selection.failures.isEmpty else { return }
    // The problems of themes that the app names are among those of the app.
    let named = themes.words.isEmpty ? [] : selection.diagnostics
    let list =
      if let read {
        DiagnosticList(
          of: read.source, read.app.reading, read.diagnostics, themes: named, options: reporting)
      } else {
        DiagnosticList(
          of: AppPath(after.path, isFolder: false), screens: nil, [],
          themes: named, options: reporting, failOn: reporting.failOn ?? FailOn(known: []))
      }
    throw Diff.Failure(
      reason: nil, more: HumanFormat(isColored: false).text(of: list),
      code: .first(of: [list.exitCode, .wrongInput]), mistakes: list,
      headline: hasDevices ? "a theme cannot be used" : "there is no device to draw on")
  }

  /// Returns the themes to draw in: those of the command line, or else those of an app.
  func selection(of read: DiffSide.ReadApp?) throws(UsageError) -> ThemeSelection {
    guard let read else { return try themes.selection() }
    return try themes.selection(of: read.app.app, in: read.app.reading, from: read.source)
  }
}
