import CLibrary

/// A folder that is only read: nothing in it is locked, created or changed, and no symbolic link
/// inside it is followed.
package struct StoredFolder: ~Copyable, Sendable {
  /// The path as it was given.
  package let path: String
  let folder: Descriptor

  /// The name of the hidden folder in which Riverbed works.
  package static let workshop = Workshop.name

  /// Opens a folder; its own path may lead through symbolic links.
  package init(at path: String) throws(DiskError) {
    folder = try DiskError.reading(path, Descriptor(path, O_RDONLY | O_DIRECTORY))
    self.path = path
  }

  /// Returns the bytes of a file directly inside the folder; nil if it does not exist. Throws if it
  /// is larger than a limit.
  package func portions(of name: String, atMost limit: Int) throws(DiskError) -> FilePortions? {
    guard let file = try FilePortions(of: name, in: folder.number, path: path) else { return nil }
    guard try file.size() <= limit else {
      throw DiskError(
        attempt: "cannot read '\(path)/\(name)'", reason: "it is larger than \(limit >> 20) MB")
    }
    return file
  }

  /// Returns a reader of the files in the folder, for one worker.
  package func reader() throws(DiskError) -> StoredReader {
    try DiskError.reading(path, StoredReader(of: folder))
  }

  /// Whether a path can be that of a file inside the folder: it does not lead elsewhere, nor to
  /// anything hidden.
  package static func canHold(_ path: String) -> Bool { RelativePath(path) != nil }
}

/// A reader of the files of a folder that is only read; each worker has its own.
package struct StoredReader: ~Copyable {
  private var walk: FolderWalk
  private var buffer = ReadingBuffer()

  init(of folder: borrowing Descriptor) throws(SystemError) {
    walk = try FolderWalk(from: folder)
  }

  /// Reads a regular file of at most this many bytes, by its path inside the folder; nil if it does
  /// not exist.
  package mutating func read(_ path: String, atMost limit: Int = .max) -> FileContent? {
    guard let path = RelativePath(path) else { return .refused(.outside) }
    do throws(SystemError) {
      let file = try Descriptor(path.name, in: walk.enter(path.folder), readingFlags)
      return try buffer.content(of: file, atMost: limit)
    } catch {
      return error.reasonNotOpened.map { .refused(.unreadable($0)) }
    }
  }
}
