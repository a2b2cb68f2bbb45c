import Disk
import SiteFiles

/// What there is to compare at a path.
package enum ReviewInput: Hashable, Sendable {
  /// A folder or a single file.
  case app
  case site
  case pictures

  private static let screens = "rivers.json"

  /// Looks up a path: an app has screens, a site has a record, and any other folder must have
  /// pictures.
  package init(at path: String) throws(StoredFailure) {
    var isEmpty = false
    do throws(DiskError) {
      guard case .folder(let folder) = try Place(path) else {
        self = .app
        return
      }
      let names = folder.fileNames
      if names.contains(Self.screens) {
        self = .app
      } else if names.contains(SiteContents.record) {
        self = .site
      } else {
        isEmpty = try PictureFolder.paths(in: StoredFolder(at: path)).paths.isEmpty
        self = .pictures
      }
    } catch {
      throw .disk(error)
    }
    if isEmpty { throw .nothing(at: path) }
  }
}
