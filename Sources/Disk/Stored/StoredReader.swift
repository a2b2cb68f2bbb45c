#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A reader of the files of a folder that is only read; each worker has its own.
package struct StoredReader: ~Copyable {
  private var walk: FolderWalk
  private var buffer = ReadingBuffer()

  init(of folder: borrowing Descriptor) throws(SystemError) {
    walk = try FolderWalk(from: folder)
  }

  /// Reads a regular file of at most this many bytes, by its path inside the folder; nil if it does
  /// not exist.
  package mutating func read(_ path: String, atMost limit: Int) -> FileContent? {
    guard let path = RelativePath(path) else { return .outside }
    do throws(SystemError) {
      let file = try Descriptor(path.name, in: walk.enter(path.folders), readingFlags)
      if let refusal = try FileContent.refusal(of: file, atMost: limit) { return refusal }
      return try bytes(of: file, atMost: limit)
    } catch {
      switch error.number {
      case ENOENT, ENOTDIR: return nil
      case ELOOP: return .unreadable("is a symbolic link")
      default: return .unreadable(error.reason)
      }
    }
  }

  /// Reads a file to its end, which may be later than its size says.
  private mutating func bytes(
    of file: borrowing Descriptor, atMost limit: Int
  ) throws(SystemError) -> FileContent {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(try FileStatus(of: file.number).size)
    while bytes.count <= limit {
      let count = try buffer.read(file.number, at: bytes.count)
      bytes += buffer.bytes[..<count]
      if count < ReadingBuffer.portion { return bytes.count <= limit ? .bytes(bytes) : .overLimit }
    }
    return .overLimit
  }
}
