#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file or folder, closed when it goes out of scope.
struct Descriptor: ~Copyable, Sendable {
  /// The system's number.
  let number: Int32

  /// Opens what a path leads to.
  init(_ path: String, _ flags: Int32) throws(SystemError) {
    number = try SystemError.check { open(path, flags | O_CLOEXEC) }
  }

  /// Opens what stands directly inside an open folder, never through a symbolic link.
  init(_ name: String, in folder: Int32, _ flags: Int32) throws(SystemError) {
    number = try SystemError.check { openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC) }
  }

  /// Creates a file directly inside an open folder; it must not be there yet.
  init(
    creating name: String, in folder: Int32, access: Int32 = O_WRONLY
  ) throws(SystemError) {
    let flags = access | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    number = try SystemError.check { openat(folder, name, flags, 0o644) }
  }

  /// A second descriptor of the same open file; a lock on it lasts until both are closed.
  init(sharing other: borrowing Descriptor) throws(SystemError) {
    let shared = other.number
    number = try SystemError.check { fcntl(shared, F_DUPFD_CLOEXEC, 0) }
  }

  deinit { _ = systemClose(number) }

  /// Closes a file that was written: some systems tell only now that it did not fit.
  consuming func close() throws(SystemError) {
    let number = number
    discard self
    // An interrupted close has closed: trying again might close someone else's file.
    guard systemClose(number) == 0 || errno == EINTR else { throw SystemError(number: errno) }
  }
}

/// How files are opened for reading without waiting: a pipe that nobody writes to would hold an
/// ordinary open up.
let readingFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY

/// How a folder is opened to go on from there: where systems can do that, it need not be readable.
#if canImport(Darwin)
let enteringFlags = O_RDONLY | O_DIRECTORY
#else
let enteringFlags = pathOnly | O_DIRECTORY

/// Linux's `O_PATH`, which its headers show only to those who ask for extensions.
private let pathOnly: Int32 = 0o10_000_000
#endif

/// The system's `close`, which inside a type that has one too would be out of sight.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
