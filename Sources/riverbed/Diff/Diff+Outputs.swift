import AppModel
import Disk
import Publishing
import Review
import ReviewPages
import SiteFiles

extension Diff {
  /// Where a comparison writes, apart from the list of accepted causes and the pictures of a
  /// baseline.
  var written: Outputs {
    Outputs(folder: comparison.reportFolder, files: outputs.compactMap(\.file))
  }

  /// Throws if something would be written over something else that is written, over a theme, or
  /// into a site that was built before.
  func refuseOutputs() throws(DiskError) {
    try written.refuseEachOther()
    try written.refuseOwned()
    try themes.refuse(written)
  }

  /// Throws if a file would be one of those that the report of a review has, or in its folders.
  func refuseFilesOfReport(on review: ChangeReview, _ before: DiffSide, _ after: DiffSide) throws {
    let inner = written.filesInFolder
    guard !inner.isEmpty else { return }
    let report = ChangeReport(result(on: review, before, after, nil), before, after)
    let own = report.allTasks().flatMap { report.files(of: $0).map(\.path.text.firstName) }
    let names = Set(own + [SiteContents.recordName, StoredFolder.workshop])
    for (file, path) in inner where names.contains(path.firstName) {
      throw Outputs.refusal(ofOwn: file)
    }
  }
}

extension DiffSide {
  /// Throws if an output would be where this side is read from.
  func refuse(_ outputs: Outputs) throws(DiskError) {
    if let app {
      try app.source.refuse(outputs, reading: app.app.files, app.app.app)
    } else {
      try outputs.refuse(comparing: Folder(path: path))
    }
  }
}
