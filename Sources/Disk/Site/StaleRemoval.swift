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
  /// The folders around the file that was removed last, or was gone already.
  private var folders: [Substring] = []
  /// How many files were removed.
  private(set) var count = 0

  /// Begins at a site's own folder, whose path is for complaints only.
  init(from site: borrowing Descriptor, at path: String) throws(DiskError) {
    self.path = path
    walk = try FolderWalk.begun(from: site, at: path)
  }

  /// Removes a file, if it is there and is none of these others under another name.
  mutating func remove(_ file: RelativePath, otherThan others: [String]) throws(DiskError) {
    try leaveFolders(for: file.folders)
    folders = file.folders
    do throws(SystemError) {
      guard try walk.hasFile(at: file, otherThan: others) else { return }
      let folder = try walk.enter(file.folders)
      _ = try SystemError.check { unlinkat(folder, file.name, 0) }
      count += 1
    } catch {
      throw DiskError("remove", file.text, in: path, error)
    }
  }

  /// Leaves the last folders, once every file is removed.
  mutating func finish() throws(DiskError) {
    try leaveFolders(for: [])
  }

  /// Removes the folders that are empty now, from the innermost outwards, as far as they are not around
  /// another one. Files come in the order of their paths: who leaves a folder does not come back.
  private mutating func leaveFolders(for next: [Substring]) throws(DiskError) {
    while let last = folders.last, !FolderWalk.areSame(folders, next.prefix(folders.count)) {
      folders.removeLast()
      do throws(SystemError) {
        let outer = try walk.enter(folders)
        _ = try SystemError.check { unlinkat(outer, String(last), AT_REMOVEDIR) }
      } catch {
        // It is in use, or what is there is none of our folders.
        if [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR, ELOOP].contains(error.number) { continue }
        let folder = (folders + [last]).joined(separator: "/")
        throw DiskError("remove", folder, in: path, error)
      }
    }
  }
}
