import AppLayout
package import Publishing
package import SiteFiles
import Wireframe

extension Site: Publication {
  package typealias Task = SiteTask

  /// The record of the site's files, written as `site.json`.
  package var record: SiteRecord {
    SiteRecord(
      title: name, label: label, screens: screens.map(\.key), screenTitles: screens.map(\.title),
      axes: axes, themes: themes.map(\.name))
  }

  /// Returns the files of a task in the order of their paths.
  package func files(of task: SiteTask) -> [PlannedFile] {
    documents(of: task).map { PlannedFile($0.path, $0.subject) }
  }

  /// The archive of the site, which only the first page links to.
  package var archive: SiteArchive<Site>? {
    guard hasArchive else { return nil }
    var folders = PathNames(avoiding: SitePaths.reserved)
    let folder = folders.add(name, as: "\(name)-site")
    return SiteArchive(at: .archive, unpackingInto: folder, of: offering(archive: false)) {
      $0.isOf(.gallery) && $0.number == 0
    }
  }

  /// Prepares to make the documents of the site.
  package func maker(checking schemas: DocumentSchemas) throws -> FileMaker<SiteTask> {
    var maker = try DocumentMaker(for: self, checking: schemas)
    return FileMaker { task, take in
      try maker.make(task) { try take($0.content) }
    } one: { task, path in
      try maker.make(path, of: task)
    } shown: {
      maker.shown(by: $0)
    }
  }
}
