/// A folder of files, some of which are being replaced, each as a whole.
///
/// It is locked against builds and other replacements until this value is gone. New files are
/// written in a hidden folder inside it, which is removed at the end.
package struct FolderReplacement: ~Copyable, Sendable {
  private let path: String
  private let lock: FolderLock
  private let workshop: Workshop

  /// Starts to replace files of a folder.
  package init(in path: String) throws(DiskError) {
    let lock = try FolderLock(on: path)
    do throws(SystemError) {
      let workshop = try Workshop(in: lock.folder)
      try workshop.prepare(holding: Folder(path: "\(path)/\(Workshop.name)").names())
      self.workshop = workshop
    } catch {
      throw DiskError(attempt: "cannot write into '\(path)'", reason: error.reason)
    }
    self.path = path
    self.lock = lock
  }

  /// Returns a writer of the folder's files, for one worker.
  package func writer() throws(DiskError) -> FolderWriter {
    do throws(SystemError) {
      return try FolderWriter(path, site: lock.folder, workshop: workshop.folder)
    } catch {
      throw DiskError(attempt: "cannot write into '\(path)'", reason: error.reason)
    }
  }

  /// Ends the replacement: removes some files, in the order of their bytes, but none that a disk
  /// confuses with one that is kept, and returns how many it removed.
  package consuming func finish(
    removing files: [String], keeping kept: [String]
  ) throws(DiskError) -> Int {
    var lookalikes = PathSet()
    if !files.isEmpty { for file in kept { lookalikes.insert(file) } }
    var removal = try StaleRemoval(from: lock.folder, at: path)
    for file in files {
      try removal.remove(
        RelativePath(file, in: path), otherThan: lookalikes.lookalikes(of: file))
    }
    try removal.finish()
    try clear()
    return removal.count
  }

  /// Ends the replacement before all files are replaced.
  package consuming func abandon() throws(DiskError) {
    try clear()
  }

  private borrowing func clear() throws(DiskError) {
    do throws(SystemError) {
      try workshop.clear(in: lock.folder)
    } catch {
      throw DiskError("write", Workshop.name, in: path, error)
    }
  }
}
