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

  /// Throws if a file would be one of those that the report of a review has.
  func refuseFilesOfReport(on review: ChangeReview, _ before: DiffSide, _ after: DiffSide) throws {
    let inner = written.filesInFolder
    guard !inner.isEmpty else { return }
    let report = ChangeReport(report(on: review, before, after, nil), before, after)
    let own = report.allTasks().flatMap { report.files(of: $0).map { $0.path.text.lowercased() } }
    // A file needs the folders around it too.
    var names: Set = [SiteContents.recordName, StoredFolder.workshop]
    for path in own {
      var rest = path[...]
      while !rest.isEmpty {
        guard names.insert(String(rest)).inserted else { break }
        rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
      }
    }
    let files = Set(own)
    for (file, path) in inner {
      let wanted = path.lowercased()
      let first = wanted.prefix { $0 != "/" }
      if names.contains(wanted) || first == StoredFolder.workshop || files.contains(String(first)) {
        throw Outputs.refusal(ofOwn: file)
      }
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
