#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What was found under the name of a file.
package enum FileContent: Hashable, Sendable {
  case bytes([UInt8])
  /// The file is there but cannot be read; the reason may follow a colon.
  case unreadable(String)
}

extension FileContent {
  /// Files of this many bytes and more are refused.
  static let largest = 1 << 30

  /// Reads a file; nil where there is none.
  package init?(reading path: String) {
    do throws(SystemError) {
      let file = try OpenFile(path)
      self = try file.content()
    } catch {
      guard error.number == ENOENT else {
        self = .unreadable(error.reason)
        return
      }
      guard FileStatus.isLink(path) else { return nil }
      self = .unreadable("is a symbolic link that leads nowhere")
    }
  }
}

/// A file that is open for reading until it goes out of scope.
private struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// How much is read at once.
  private static let portion = 1 << 18

  /// Opens a file without waiting: a pipe that nobody writes to would hold an ordinary open up.
  init(_ path: String) throws(SystemError) {
    descriptor = try SystemError.check {
      open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
  }

  deinit { close(descriptor) }

  /// All bytes of a regular file, or why they are not read.
  func content() throws(SystemError) -> FileContent {
    let status = try FileStatus(of: descriptor)
    switch status.kind {
    case .regular: break
    case .directory: return .unreadable("is a directory")
    case .pipe: return .unreadable("is a pipe")
    case .socket: return .unreadable("is a socket")
    case .device, .link: return .unreadable("is a device")
    }
    guard status.size < FileContent.largest else { return Self.tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(status.size)
    var portion = [UInt8](repeating: 0, count: Self.portion)
    while bytes.count < FileContent.largest {
      let count = try SystemError.check { read(descriptor, &portion, Self.portion) }
      guard count > 0 else { return .bytes(bytes) }
      bytes += portion[..<count]
    }
    return Self.tooLarge
  }

  private static var tooLarge: FileContent { .unreadable("has a gigabyte or more") }
}
