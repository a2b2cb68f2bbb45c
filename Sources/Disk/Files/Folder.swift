import CLibrary
import Texts

/// A folder on the disk.
package struct Folder: Hashable, Sendable {
  /// The path as it was given.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Returns the names of everything in the folder, where an app or a site is expected.
  package func fileNames() throws(DiskError) -> [String] {
    try DiskError.reading(path, names())
  }

  /// Whether a path leads to the same as another one, both from the folder.
  package func leads(_ path: String, to other: String) -> Bool {
    let places = [path, other].map {
      FileStatus.identity(of: $0.isAbsolute ? $0 : "\(self.path)/\($0)")
    }
    return places[0] != nil && places[0] == places[1]
  }

  /// Does something while no other program changes the folder in this way: it waits for those that
  /// do. The lock is on the folder itself and ends with the program, however that ends.
  package func whileLocked<Value>(_ body: () throws -> Value) throws -> Value {
    let lock = try FolderLock(waitingFor: path)
    return try lock.hold(during: body)
  }

  /// Returns the names of everything in the folder.
  func names() throws(SystemError) -> [String] {
    try FolderListing(of: Descriptor(path, O_RDONLY | O_DIRECTORY)).names
  }

  /// Creates the folder and its missing parents.
  func create() throws(SystemError) {
    do throws(SystemError) {
      try SystemPath(path).createFolder()
    } catch {
      guard error.number == ENOENT, let parent = parentPath else { throw error }
      try Folder(path: parent).create()
      try SystemPath(path).createFolder()
    }
  }

  /// The path without its last name; nil where that leaves nothing.
  private var parentPath: String? {
    let names = path.steps
    guard names.count > 1 else { return nil }
    return (path.isAbsolute ? "/" : "") + names.dropLast().joined(separator: "/")
  }
}
