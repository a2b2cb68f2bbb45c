#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system knows about a file without reading it.
struct FileStatus {
  let kind: Kind
  /// The number of bytes; zero where the system does not know it.
  let size: Int
  /// What no other file has at the same time, whatever it is called.
  let identity: Identity

  /// A file's number on its disk, and the disk's.
  struct Identity: Hashable {
    let disk: dev_t
    let number: ino_t
  }

  /// What a file is. Only regular files are read: the others may wait for ever, or have no end.
  enum Kind {
    case regular, directory, pipe, socket, device, link

    /// Why a file is not read, as it may follow a colon; nil where it is.
    var refusal: String? {
      switch self {
      case .regular: nil
      case .directory: "is a directory"
      case .pipe: "is a pipe"
      case .socket: "is a socket"
      case .device, .link: "is a device"
      }
    }
  }

  /// Looks at what a path leads to.
  init(of path: String) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { stat(path, &status) }
    self.init(status)
  }

  /// Looks at an open file.
  init(of descriptor: Int32) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { fstat(descriptor, &status) }
    self.init(status)
  }

  /// Looks at what stands directly inside an open folder, be it a symbolic link.
  init(of name: String, in folder: Int32) throws(SystemError) {
    var status = stat()
    _ = try SystemError.check { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
    self.init(status)
  }

  /// Whether a path is a symbolic link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && FileStatus(status).kind == .link
  }

  private init(_ status: stat) {
    size = Int(status.st_size)
    identity = Identity(disk: status.st_dev, number: status.st_ino)
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFLNK: .link
      default: .device
      }
  }
}
