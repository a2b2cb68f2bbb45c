import AppLayout
import AppModel
import Disk
import Printing
import Publishing
import Review
import Wireframe

extension Diff {
  /// Returns what a report is made from; nil if that is not known: no record says what is in a
  /// folder of pictures.
  func origin(
    of result: DiffResult, _ before: DiffSide, _ after: DiffSide
  ) throws(UsageError) -> BuildOrigin? {
    guard let program = SystemProcess.programIdentity, let old = before.bytes, let new = after.bytes
    else { return nil }
    let terms = try terms(before, after, .unseen)
    let lists = [
      result.problems.new, result.problems.fixed, result.remainingErrors.map(\.diagnostic),
    ]
    let problems = lists.map { problems in
      problems.flatMap { [$0.severity.rawValue, $0.message.textWithWidths, $0.position.text] }
    }
    let parts =
      [
        [program.text, "\(terms.tolerance)", result.sentence], terms.ignored,
        terms.themes.flatMap(\.values),
        axes.devices, axes.orientations.map(\.rawValue), axes.placements.map(\.rawValue),
        axes.statusBars.map(\.rawValue), axes.screens, result.accepted.sorted(),
        result.acceptedGone.map(\.words), (result.problems.ranges ?? []).map(\.sentence),
      ] + problems
    return BuildOrigin(
      program: program,
      all: ContentHash(of: parts.joined(separator: ["/"]).map { Array($0.utf8) } + old + new))
  }
}

extension DiffSide {
  /// Everything that was read of the side, with its names; nil for a folder of pictures.
  fileprivate var bytes: [[UInt8]]? {
    switch content {
    case .app(let read):
      let name = Array((app?.source.name ?? "").utf8)
      return [name] + read.files.names.flatMap { [Array($0.utf8), read.files[$0]?.bytes ?? []] }
    case .site(let site): return [Array(site.recordHash.text.utf8)]
    case .pictures: return nil
    }
  }
}
