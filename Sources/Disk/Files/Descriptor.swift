import CLibrary

/// An open file or folder, closed when it goes out of scope.
struct Descriptor: ~Copyable, Sendable {
  /// The system's number.
  let number: Int32

  /// Opens a path.
  init(_ path: String, _ flags: Int32) throws(SystemError) {
    number = try SystemPath(path).opened(flags)
  }

  /// Opens something directly inside an open folder, never through a symbolic link.
  init(_ name: String, in folder: Int32, _ flags: Int32) throws(SystemError) {
    number = try SystemPath(name).opened(flags | O_NOFOLLOW, in: folder)
  }

  /// Creates a file directly inside an open folder; it must not exist yet.
  init(
    creating name: String, in folder: Int32, access: Int32 = O_WRONLY
  ) throws(SystemError) {
    number = try SystemPath(name).opened(access | O_CREAT | O_EXCL | O_NOFOLLOW, in: folder)
  }

  /// Opens a file to write at its end, and creates it if there is none.
  init(appendingTo path: String) throws(SystemError) {
    number = try SystemPath(path).opened(O_WRONLY | O_APPEND | O_CREAT | O_NOCTTY)
  }

  /// Takes over an open file.
  init(owning number: Int32) { self.number = number }

  /// Makes a second descriptor of the same open file; a lock on it lasts until both are closed. Its
  /// number is not that of a standard stream.
  init(sharing other: borrowing Descriptor) throws(SystemError) {
    let shared = other.number
    number = try SystemError.check { fcntl(shared, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
  }

  deinit { _ = systemClose(number) }

  /// Closes a file that was written: some systems report only now that it did not fit.
  consuming func close() throws(SystemError) {
    let number = number
    discard self
    // An interrupted close has closed: trying again might close someone else's file.
    guard systemClose(number) == 0 || errno == EINTR else { throw SystemError(number: errno) }
  }
}

/// The flags for opening files for reading without waiting: an ordinary open would wait on a pipe
/// without a writer.
let readingFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY

/// The flags for opening a folder to go on from there: on systems that support it, the folder need
/// not be readable.
#if canImport(Darwin)
let enteringFlags = O_RDONLY | O_DIRECTORY
#else
let enteringFlags = pathOnly | O_DIRECTORY

/// Linux's `O_PATH`, which its headers show only with extensions enabled.
private let pathOnly: Int32 = 0o10_000_000
#endif

/// Calls the system's `close`, which is hidden inside a type that also has a `close`.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
