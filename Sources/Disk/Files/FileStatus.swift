import CLibrary

/// The information that the system has about a file without reading it.
struct FileStatus {
  let kind: Kind
  /// The number of bytes; zero if the system does not know it.
  let size: Int
  /// The identity, which no other file has at the same time, whatever its path is.
  let identity: Identity

  /// A file's number on its disk, and the disk's number.
  struct Identity: Hashable {
    let disk: dev_t
    let number: ino_t
  }

  /// The kind of a file. Only regular files are read: reading others may wait forever or never end.
  enum Kind {
    case regular, directory, pipe, socket, device, link

    /// The reason that a file is not read, which fits after a colon; nil if it is read.
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

  /// Looks up what a path leads to.
  init(of path: String) throws(SystemError) {
    self.init(try SystemPath(path).status())
  }

  /// Looks up an open file.
  init(of file: borrowing Descriptor) throws(SystemError) {
    let number = file.number
    var status = stat()
    _ = try SystemError.check { fstat(number, &status) }
    self.init(status)
  }

  /// Looks up something directly inside an open folder, without following symbolic links.
  init(of name: String, in folder: Int32) throws(SystemError) {
    self.init(try SystemPath(name).status(AT_SYMLINK_NOFOLLOW, in: folder))
  }

  /// Whether a symbolic link directly inside an open folder leads to a folder, or to a place that
  /// cannot be looked up; one that leads nowhere does not.
  static func isFolder(behind link: String, in folder: Int32) -> Bool {
    do throws(SystemError) {
      return FileStatus(try SystemPath(link).status(in: folder)).kind == .directory
    } catch {
      return ![ENOENT, ELOOP].contains(error.number)
    }
  }

  /// Whether a path is a symbolic link, wherever it leads.
  static func isLink(_ path: String) -> Bool { kind(at: path, AT_SYMLINK_NOFOLLOW) == .link }

  /// Whether something is at a path, even a link that leads nowhere.
  static func exists(_ path: String) -> Bool { kind(at: path, AT_SYMLINK_NOFOLLOW) != nil }

  /// Returns the identity of what a path leads to; nil where it leads nowhere.
  static func identity(of path: String) -> Identity? {
    do throws(SystemError) {
      return try FileStatus(of: path).identity
    } catch {
      return nil
    }
  }

  /// Whether a path leads to a regular file.
  static func isRegular(_ path: String) -> Bool { kind(at: path) == .regular }

  /// Whether a path leads to a regular file that the user may run.
  static func isExecutable(_ path: String) -> Bool {
    guard isRegular(path) else { return false }
    do throws(SystemError) {
      return try SystemPath(path).isExecutable
    } catch {
      return false
    }
  }

  /// Returns the kind of what is at a path; nil if nothing is found there.
  private static func kind(at path: String, _ flags: Int32 = 0) -> Kind? {
    do throws(SystemError) {
      return FileStatus(try SystemPath(path).status(flags)).kind
    } catch {
      return nil
    }
  }

  /// Reads what the system says.
  init(_ status: stat) {
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
