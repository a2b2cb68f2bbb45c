import CLibrary
import Texts

/// The removal of files that are no longer part of a site, and of the folders that this leaves
/// empty.
///
/// A symbolic link is removed itself, not its target; anything inside a link that replaced a folder
/// is left alone, and so is a folder that replaced a file: no build made them.
struct StaleRemoval: ~Copyable {
  private let path: String
  private var walk: FolderWalk
  /// The folders around the file that was removed last, or was already gone.
  private var folders: [Substring] = []
  /// How many files were removed.
  private(set) var count = 0

  /// Starts at a site's own folder, whose path is only used in error messages.
  init(from site: borrowing Descriptor, at path: String) throws(DiskError) {
    self.path = path
    walk = try FolderWalk.begun(from: site, at: path)
  }

  /// Removes a file, if it exists and is not one of these others under another name.
  mutating func remove(_ file: RelativePath, otherThan others: [String]) throws(DiskError) {
    let around = file.folders
    try leaveFolders(for: around)
    folders = around
    do throws(SystemError) {
      guard try walk.hasFile(at: file, otherThan: others) else { return }
      let folder = try walk.enter(file.folder)
      try SystemPath(file.name).remove(in: folder)
      count += 1
    } catch {
      throw DiskError("remove", file.text, in: path, error)
    }
  }

  /// Leaves the last folders, once every file is removed.
  mutating func finish() throws(DiskError) {
    try leaveFolders(for: [])
  }

  /// Removes the folders that are now empty, from the innermost outwards, unless they are around
  /// another one. Files come in the order of their paths, so a folder that was left is not entered
  /// again.
  private mutating func leaveFolders(for next: [Substring]) throws(DiskError) {
    while let last = folders.last, !Self.areSame(folders, next.prefix(folders.count)) {
      folders.removeLast()
      do throws(SystemError) {
        let outer = try walk.enter(folders)
        try SystemPath(String(last)).remove(AT_REMOVEDIR, in: outer)
      } catch {
        // The folder is in use, or is not one of Riverbed's.
        if [ENOTEMPTY, EEXIST, ENOENT, ENOTDIR, ELOOP].contains(error.number) { continue }
        let folder = (folders + [last]).joined(separator: "/")
        throw DiskError("remove", folder, in: path, error)
      }
    }
  }

  private static func areSame(_ one: [Substring], _ other: ArraySlice<Substring>) -> Bool {
    one.elementsEqual(other) { $0.hasSameBytes(as: $1) }
  }
}

extension RelativePath {
  /// The folders around the file, from the site's own inwards.
  fileprivate var folders: [Substring] { String(folder).steps }
}
