/// The result of looking for a file by name.
package enum FileContent: Hashable, Sendable {
  case bytes([UInt8])
  /// The file exists and is not read.
  case refused(FileRefusal)
}

extension FileContent {
  /// The largest file that is ever read, in bytes.
  static let largest = (1 << 30) - 1

  /// Reads a file of at most this many bytes; nil if it does not exist.
  package init?(reading path: String, atMost limit: Int = .max) {
    do throws(SystemError) {
      self = try FileContent(of: Descriptor(path, readingFlags), atMost: limit)
    } catch {
      guard let refusal = FileRefusal(error, at: path) else { return nil }
      self = .refused(refusal)
    }
  }

  /// Reads a file directly inside an open folder, never through a symbolic link; nil if it does not
  /// exist.
  init?(reading name: String, in folder: Int32) {
    do throws(SystemError) {
      self = try FileContent(of: Descriptor(name, in: folder, readingFlags), atMost: .max)
    } catch {
      guard let reason = error.reasonNotOpened else { return nil }
      self = .refused(.unreadable(reason))
    }
  }

  /// Reads all bytes of a regular file, or explains why it does not.
  init(of file: borrowing Descriptor, atMost limit: Int) throws(SystemError) {
    var buffer = ReadingBuffer()
    self = try buffer.content(of: file, atMost: limit)
  }
}
