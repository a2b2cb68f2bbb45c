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
  /// The way to the file leads out of the folder that is read.
  case outside
  /// The file is larger than it may be, and none of it was kept.
  case overLimit
}

extension FileContent {
  /// How many bytes a file may have at most, wherever it is read.
  static let largest = (1 << 30) - 1

  /// How much is read at once.
  private static let portion = 1 << 18

  /// Reads a file of at most so many bytes; nil where there is none.
  package init?(reading path: String, atMost limit: Int = .max) {
    do throws(SystemError) {
      self = try FileContent(of: Descriptor(path, readingFlags), atMost: limit)
    } catch {
      self.init(error, at: path)
    }
  }

  /// Reads a file directly inside an open folder, never through a symbolic link; nil where there is
  /// none.
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

  /// Why the file at a path could not be opened; nil where there is none.
  init?(_ error: SystemError, at path: String) {
    switch error.number {
    case SystemError.outside.number: self = .outside
    case ENOENT where FileStatus.isLink(path):
      self = .unreadable("is a symbolic link that leads nowhere")
    case ENOENT: return nil
    default: self = .unreadable(error.reason)
    }
  }

  /// All bytes of a regular file, or why they are not read.
  init(of file: borrowing Descriptor, atMost limit: Int) throws(SystemError) {
    if let refusal = try Self.refusal(of: file, atMost: limit) {
      self = refusal
    } else {
      self = try .bytes(in: file.number, atMost: limit)
    }
  }

  /// Why an open file is not read; nil where it is.
  static func refusal(
    of file: borrowing Descriptor, atMost limit: Int
  ) throws(SystemError) -> FileContent? {
    let status = try FileStatus(of: file.number)
    if let refusal = status.kind.refusal { return .unreadable(refusal) }
    return status.size > min(limit, largest) ? tooLarge(limit) : nil
  }

  /// The size that was looked up is only a hint: a file may grow, and some have none and yet no end.
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
    limit < largest ? .overLimit : .unreadable("has a gigabyte or more")
  }
}

extension SystemError {
  /// What systems say of a way that leads out of the folder in which it must stay.
  static let outside = SystemError(number: EXDEV)
}
