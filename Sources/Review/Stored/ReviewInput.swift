import AppModel
import Disk
import SiteFiles

/// What there is to compare at a path.
package enum ReviewInput: Hashable, Sendable {
  /// A folder or a single file.
  case app
  case site
  case pictures

  /// Looks up a path: an app has screens, a site has a record, and any other folder must have
  /// pictures.
  package init(at path: String) throws(StoredFailure) {
    var isEmpty = false
    do throws(DiskError) {
      guard case .folder(let folder) = try Place(path) else {
        self = .app
        return
      }
      self = try ReviewInput(holding: folder.fileNames())
      if self == .pictures {
        let listing = try PictureFolder.paths(in: StoredFolder(at: path))
        isEmpty = listing.paths.isEmpty && listing.refused.isEmpty
      }
    } catch {
      throw .disk(error)
    }
    if isEmpty { throw .nothing(at: path) }
  }

  /// Finds what a folder with these file names is.
  init(holding names: [String]) {
    self =
      AppFile.rivers.names.contains(where: names.contains)
      ? .app : names.contains(SiteContents.recordName) ? .site : .pictures
  }
}
