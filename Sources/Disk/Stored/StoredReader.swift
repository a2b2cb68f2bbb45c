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
      let file = try Descriptor(path.name, in: walk.enter(path.folders), readingFlags)
      return try buffer.content(of: file, atMost: limit)
    } catch {
      return error.reasonNotOpened.map { .refused(.unreadable($0)) }
    }
  }
}
