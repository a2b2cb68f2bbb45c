import AppModel
import Disk
import Publishing
import Review
import ReviewPages
import SiteFiles

extension Diff {
  /// Returns where a comparison reads and writes, apart from the list of accepted causes and the
  /// pictures of a baseline.
  func places(
    reading sides: [DiffInput] = [], in words: ComparedWords? = nil, on console: Console
  ) -> RunPlaces {
    RunPlaces(
      reading: comparison.themes.inputs + sides.map(\.input) + (words?.repositories ?? []),
      folder: comparison.options.reportFolder, files: console.files(of: outputs))
  }

  /// Throws if a file would be one of those that the report of a review has, or in its folders.
  func refuseFilesOfReport(
    on review: ChangeReview, _ before: DiffSide, _ after: DiffSide, on console: Console
  ) throws {
    guard !places(on: console).filesInFolder.isEmpty else { return }
    try refuseFiles(
      of: ChangeReport(comparison.result(on: review, before, after, nil), before, after),
      on: console)
  }

  /// Throws if a file would be one of those that a report has, or in its folders.
  func refuseFiles(of report: some Publication, on console: Console) throws {
    let own = report.allTasks().flatMap { report.files(of: $0).map(\.path.text.firstName) }
    let names = Set(own + [SiteContents.recordName, StoredFolder.workshop])
    for (file, path) in places(on: console).filesInFolder where names.contains(path.firstName) {
      throw RunPlaces.refusal(ofOwn: file)
    }
  }
}

extension DiffSide {
  /// Where this side is read from.
  var input: InputPlace {
    app.map { $0.source.input(reading: $0.app.files, $0.app.app) }
      ?? .compared(Folder(path: path))
  }
}
