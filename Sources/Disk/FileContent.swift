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

  /// How much is read at once.
  private static let portion = 1 << 18

  /// Reads a file; nil where there is none.
  package init?(reading path: String) {
    do throws(SystemError) {
      self = try FileContent(of: Descriptor(path, readingFlags))
    } catch {
      guard error.number == ENOENT else {
        self = .unreadable(error.reason)
        return
      }
      guard FileStatus.isLink(path) else { return nil }
      self = .unreadable("is a symbolic link that leads nowhere")
    }
  }

  /// Reads a file directly inside an open folder, never through a symbolic link; nil where there is
  /// none.
  init?(reading name: String, in folder: Int32) {
    do throws(SystemError) {
      self = try FileContent(of: Descriptor(name, in: folder, readingFlags))
    } catch {
      switch error.number {
      case ENOENT: return nil
      case ELOOP: self = .unreadable("is a symbolic link")
      default: self = .unreadable(error.reason)
      }
    }
  }

  /// All bytes of a regular file, or why they are not read.
  private init(of file: borrowing Descriptor) throws(SystemError) {
    let descriptor = file.number
    let status = try FileStatus(of: descriptor)
    if let refusal = status.kind.refusal {
      self = .unreadable(refusal)
    } else {
      self = try .bytes(in: descriptor, about: status.size)
    }
  }

  private static func bytes(in file: Int32, about size: Int) throws(SystemError) -> FileContent {
    guard size < largest else { return tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var portion = [UInt8](repeating: 0, count: Self.portion)
    while bytes.count < largest {
      let count = try SystemError.check { read(file, &portion, Self.portion) }
      guard count > 0 else { return .bytes(bytes) }
      bytes += portion[..<count]
    }
    return tooLarge
  }

  private static var tooLarge: FileContent { .unreadable("has a gigabyte or more") }
}
