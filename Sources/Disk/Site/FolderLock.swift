import CLibrary

/// The folder of a site, locked against other builds as long as this value exists.
///
/// The lock is on the folder itself, so no lock file is left over, and the system releases it when
/// the program ends, however that happens.
struct FolderLock: ~Copyable, Sendable {
  let folder: Descriptor

  /// Opens a folder, creating it if it does not exist, and locks it.
  init(on path: String) throws(DiskError) {
    do throws(SystemError) {
      try Folder(path: path).create()
      let folder = try Descriptor(path, O_RDONLY | O_DIRECTORY)
      let number = folder.number
      _ = try SystemError.check { flock(number, LOCK_EX | LOCK_NB) }
      self.folder = folder
    } catch {
      let reason =
        switch error.number {
        case EWOULDBLOCK: "another build is writing there"
        case ENOENT where FileStatus.isLink(path): "it is a symbolic link that leads nowhere"
        default: error.reason
        }
      throw DiskError(buildingInto: path, reason)
    }
  }

  /// Opens a folder that exists and locks it, once others have let go of it.
  init(waitingFor path: String) throws(DiskError) {
    do throws(SystemError) {
      let folder = try Descriptor(path, O_RDONLY | O_DIRECTORY)
      let number = folder.number
      _ = try SystemError.check { flock(number, LOCK_EX) }
      self.folder = folder
    } catch {
      throw DiskError(attempt: "cannot lock '\(path)'", reason: error.reason)
    }
  }

  /// Does something before the lock can end.
  borrowing func hold<Value>(during body: () throws -> Value) throws -> Value { try body() }

  // Closing alone would not do: a program that is just being started has a copy for a moment.
  deinit { _ = flock(folder.number, LOCK_UN) }
}
