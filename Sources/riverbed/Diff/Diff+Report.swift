import AppLayout
import Disk
import Printing
import Publishing
import Review
import ReviewPages
import SiteFiles

extension Diff {
  /// Writes the report of a comparison into its folder, and prints where to look.
  func writeReport(
    _ result: DiffResult, _ before: DiffSide, _ after: DiffSide, _ acceptance: Acceptance?,
    on console: inout Console
  ) throws -> ExitCode {
    guard let folder = comparison.options.reportFolder else { return .clean }
    let isQuiet = comparison.reporting.isQuiet
    // The summary goes where people look, never into a format for programs.
    let isShown = outputs.contains { $0.file == nil && $0.format == .human }
    let code = console.build(
      ChangeReport(result, before, after), into: folder,
      jobs: comparison.options.jobs ?? SystemProcess.coreCount,
      from: try comparison.origin(before, after, acceptance), isQuiet: isQuiet || !isShown)
    if code == .clean, !isShown, !isQuiet {
      console.errors.write("riverbed: the report is in \(folder.path(of: "index.xhtml"))\n")
    }
    return code
  }

  /// Writes a report into its folder that only says that nothing was compared, and why.
  func write(_ report: UncomparedPages, on console: inout Console) -> ExitCode {
    guard let folder = comparison.options.reportFolder else { return .clean }
    return console.build(report, into: folder, jobs: 1, from: nil, isQuiet: true)
  }
}

extension ChangeReport {
  /// Creates the report that shows a comparison.
  init(
    _ result: DiffResult, _ before: DiffSide, _ after: DiffSide, setting: Setting = .alone
  ) {
    let review = result.review
    let edits = review.edits
    let remainingErrors = result.remainingErrors.map(\.diagnostic)
    self.init(
      of: review,
      from: ReportSide(before, quoting: Set(edits.compactMap { $0.old?.place.file }))
        .placing(result.problems.fixed, in: before.app?.app),
      to: ReportSide(after, quoting: Set(edits.compactMap { $0.new?.place.file }))
        .placing(result.problems.new + remainingErrors, in: after.app?.app),
      problems: result.problems, errors: result.errorCounts,
      remainingErrors: remainingErrors, accepted: result.accepted,
      acceptedGone: result.acceptedGone,
      devices: Self.devices(in: review, before, after), setting: setting)
  }

  /// Returns the devices in the pictures of a review, by their ids.
  private static func devices(
    in review: ChangeReview, _ before: DiffSide, _ after: DiffSide
  ) -> [String: Device] {
    let own = [before, after].compactMap { $0.app?.app.app.devices }.joined()
    var devices = Dictionary(own.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for id in Set(review.pictures.compactMap(\.subject.device)) where devices[id] == nil {
      devices[id] = Device.named(id)
    }
    return devices
  }
}

extension ReportSide {
  fileprivate init(_ side: DiffSide, quoting names: Set<String>) {
    switch side.content {
    case .app(let read):
      self.init(
        named: read.app.site.title ?? side.app?.source.name ?? "App", quoting: read.files,
        for: names)
    case .site(let site): self.init(named: site.contents.title)
    case .pictures: self.init(named: side.path.nameOfPath ?? "Pictures")
    }
  }
}
