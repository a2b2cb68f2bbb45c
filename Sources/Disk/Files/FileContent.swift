#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The result of looking for a file by name.
package enum FileContent: Hashable, Sendable {
  case bytes([UInt8])
  /// The file exists but cannot be read; the reason fits after a colon.
  case unreadable(String)
  /// The path to the file leads out of the folder that is read.
  case outside
  /// The file is larger than allowed, and none of it was kept.
  case overLimit
}

extension FileContent {
  /// The largest file that is ever read, in bytes.
  static let largest = (1 << 30) - 1

  /// How many bytes are read at once.
  private static let portion = 1 << 18

  /// Reads a file of at most this many bytes; nil if it does not exist.
  package init?(reading path: String, atMost limit: Int = .max) {
    do throws(SystemError) {
      self = try FileContent(of: Descriptor(path, readingFlags), atMost: limit)
    } catch {
      self.init(error, at: path)
    }
  }

  /// Reads a file directly inside an open folder, never through a symbolic link; nil if it does not
  /// exist.
  init?(reading name: String, in folder: Int32) {
    do throws(SystemError) {
      self = try FileContent(of: Descriptor(name, in: folder, readingFlags), atMost: .max)
    } catch {
      switch error.number {
      case ENOENT: return nil
      case ELOOP: self = .unreadable("is a symbolic link")
      default: self = .unreadable(error.reason)
      }
    }
  }

  /// Explains why the file at a path could not be opened; nil if it does not exist.
  init?(_ error: SystemError, at path: String) {
    switch error.number {
    case SystemError.outside.number: self = .outside
    case ENOENT where FileStatus.isLink(path):
      self = .unreadable("is a symbolic link that leads nowhere")
    case ENOENT: return nil
    default: self = .unreadable(error.reason)
    }
  }

  /// Reads all bytes of a regular file, or explains why it does not.
  init(of file: borrowing Descriptor, atMost limit: Int) throws(SystemError) {
    if let refusal = try Self.refusal(of: file, atMost: limit) {
      self = refusal
    } else {
      self = try .bytes(in: file.number, atMost: limit)
    }
  }

  /// Returns the reason that an open file is not read; nil if it is.
  static func refusal(
    of file: borrowing Descriptor, atMost limit: Int
  ) throws(SystemError) -> FileContent? {
    let status = try FileStatus(of: file.number)
    if let refusal = status.kind.refusal { return .unreadable(refusal) }
    return status.size > min(limit, largest) ? tooLarge(limit) : nil
  }

  /// Reads the bytes of a file. The size from the system is only a hint: a file may grow, and some
  /// report no size but never end.
  private static func bytes(in file: Int32, atMost limit: Int) throws(SystemError) -> FileContent {
    let most = min(limit, largest)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(try FileStatus(of: file).size)
    var portion = [UInt8](repeating: 0, count: Self.portion)
    while bytes.count <= most {
      let count = try SystemError.check { read(file, &portion, Self.portion) }
      guard count > 0 else { return .bytes(bytes) }
      bytes += portion[..<count]
    }
    return tooLarge(limit)
  }

  private static func tooLarge(_ limit: Int) -> FileContent {
    limit < largest ? .overLimit : .unreadable("is 1 GB or larger")
  }
}

extension SystemError {
  /// The system's error for a path that leads out of the folder it must stay in.
  static let outside = SystemError(number: EXDEV)
}
