import CLibrary

/// Why a file or folder that exists is not read.
package enum FileRefusal: Error, Hashable, Sendable {
  /// It cannot be read; the reason fits after a colon.
  case unreadable(String)
  /// The path leads out of the folder that is read.
  case outside
  /// The file is larger than allowed, and none of it was kept.
  case overLimit
}

extension FileRefusal {
  /// Explains why what is at a path could not be opened; nil if it does not exist.
  init?(_ error: SystemError, at path: String) {
    switch error.number {
    case SystemError.outside.number: self = .outside
    case ENOENT where FileStatus.isLink(path):
      self = .unreadable("is a symbolic link that leads nowhere")
    case ENOENT: return nil
    default: self = .unreadable(error.reason)
    }
  }

  /// Explains why a file in this state is not read, given the most bytes that it may have; nil if
  /// it is.
  init?(_ status: FileStatus, atMost limit: Int) {
    if let reason = status.kind.refusal {
      self = .unreadable(reason)
    } else if status.size > min(limit, FileContent.largest) {
      self = .tooLarge(limit)
    } else {
      return nil
    }
  }

  /// The refusal of a folder where a file is expected.
  static let isFolder = FileRefusal.unreadable(FileStatus.Kind.directory.refusal ?? "")

  /// Returns the refusal of a file that has more bytes than a limit, or than any file may have.
  static func tooLarge(_ limit: Int) -> FileRefusal {
    limit < FileContent.largest ? .overLimit : .unreadable("is 1 GB or larger")
  }
}

extension SystemError {
  /// The system's error for a path that leads out of the folder it must stay in.
  static let outside = SystemError(number: EXDEV)

  /// Why a file in a folder could not be opened where symbolic links are not followed; nil if it
  /// does not exist.
  var reasonNotOpened: String? {
    switch number {
    case ENOENT, ENOTDIR: nil
    case ELOOP: "is a symbolic link"
    default: reason
    }
  }
}
