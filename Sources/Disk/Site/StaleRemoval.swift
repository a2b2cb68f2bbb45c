#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Removes files that are no part of a site any more, and the folders that this leaves empty.
///
/// A symbolic link goes itself and not what it leads to; what lies behind one that took a folder's
/// place is left alone, as is a folder that took a file's place: no build made them.
struct StaleRemoval: ~Copyable {
  private let path: String
  private var walk: FolderWalk
  /// The folders around what was removed or was gone already.
  private var folders: Set<[UInt8]> = []
  /// How many files were removed.
  private(set) var count = 0

  /// Begins at a site's own folder, whose path is for complaints only.
  init(from site: borrowing Descriptor, at path: String) throws(DiskError) {
    self.path = path
    do throws(SystemError) {
      walk = try FolderWalk(from: site)
    } catch {
      throw DiskError(buildingInto: path, error.reason)
    }
  }

  /// Removes a file, if it is there and is not a new one of another name.
  mutating func remove(_ stale: StaleFile) throws(DiskError) {
    let file = stale.path
    file.insertEnclosing(into: &folders)
    do throws(SystemError) {
      guard try walk.hasFile(at: file, otherThan: stale.lookalikes) else { return }
      let folder = try walk.enter(file.folders)
      _ = try SystemError.check { unlinkat(folder, file.name, 0) }
      count += 1
    } catch {
      throw DiskError("remove", file.text, in: path, error)
    }
  }

  /// Removes the folders that are empty now, from the innermost outwards.
  mutating func removeEmptyFolders() throws(DiskError) {
    for folder in folders.sorted(by: { $0.count > $1.count }) {
      let folder = try SitePath(String(decoding: folder, as: UTF8.self), in: path)
      do throws(SystemError) {
        let outer = try walk.enter(folder.folders)
        _ = try SystemError.check { unlinkat(outer, folder.name, AT_REMOVEDIR) }
      } catch {
        // It is in use, or what is there is none of our folders.
        if [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR, ELOOP].contains(error.number) { continue }
        throw DiskError("remove", folder.text, in: path, error)
      }
    }
    folders = []
  }
}
