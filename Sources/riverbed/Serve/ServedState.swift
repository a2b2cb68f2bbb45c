import Disk
import Publishing
import Site
import Synchronization

/// A state of an app that was read, with everything that is shown of it. Its documents are made when
/// they are asked for, and then forgotten.
final class ServedState: Sendable {
  /// The number of what happened when it was read.
  let number: Int
  let read: DiffSide.ReadApp
  let site: Site
  private let schemas: DocumentSchemas
  /// What is made when it is first asked for: the plan of the site's files, and the pages of what
  /// changed since the first state.
  private let made = Mutex(Made())
  /// What its pictures show.
  let pictures: OnDemand<SitePictureHashes>

  private struct Made {
    var files: FilesOnDemand<Site>?
    var changed: [String]?
  }

  init(
    _ number: Int, of read: DiffSide.ReadApp, _ site: Site, checking schemas: DocumentSchemas,
    jobs: Int, _ pictures: SitePictureHashes? = nil
  ) {
    (self.number, self.read, self.site, self.schemas) = (number, read, site, schemas)
    self.pictures = OnDemand { pictures ?? SitePictureHashes(of: site, jobs: jobs) }
  }

  /// Returns the files of the site.
  func files() throws -> FilesOnDemand<Site> {
    try made.withLock { made in
      if let files = made.files { return files }
      let files = try FilesOnDemand(of: site, checking: schemas)
      made.files = files
      return files
    }
  }

  /// Returns the pages of the screens that look different in the first state.
  func pagesChanged(since first: ServedState) -> [String] {
    guard first !== self else { return [] }
    if let changed = made.withLock(\.changed) { return changed }
    let changes = pictures.value.changes(since: first.pictures.value)
    let changed = site.pages(of: changes.screens)
    made.withLock { $0.changed = changed }
    return changed
  }
}
