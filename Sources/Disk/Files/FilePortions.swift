/// The bytes of a file, read portion by portion, so that a large file needs no more memory than a
/// small one.
package struct FilePortions: ~Copyable, Sendable {
  private let file: Descriptor
  /// The path in error messages.
  let path: String
  private var buffer = ReadingBuffer()
  private var offset = 0

  /// Reads an open file from its beginning. The path is only used in error messages.
  init(of file: consuming Descriptor, at path: String) {
    self.file = file
    self.path = path
  }

  /// Opens a regular file directly inside an open folder, never through a symbolic link; nil if it
  /// does not exist. The path is only used in error messages.
  init?(of name: String, in folder: Int32, path: String) throws(DiskError) {
    let file = try Self.open("\(path)/\(name)") { () throws(SystemError) in
      try Descriptor(name, in: folder, readingFlags)
    }
    guard let file else { return nil }
    self.init(of: file, at: "\(path)/\(name)")
  }

  /// Opens a regular file at a path, through a symbolic link too; nil if it does not exist.
  package init?(at path: String) throws(DiskError) {
    let file = try Self.open(path) { () throws(SystemError) in
      try Descriptor(path, readingFlags)
    }
    guard let file else { return nil }
    self.init(of: file, at: path)
  }

  private static func open(
    _ path: String, _ opened: () throws(SystemError) -> Descriptor
  ) throws(DiskError) -> Descriptor? {
    let reason: String
    do throws(SystemError) {
      let file = try opened()
      let refusal = try FileStatus(of: file).kind.refusal
      guard let refusal else { return file }
      reason = refusal
    } catch {
      guard let words = error.reasonNotOpened else { return nil }
      reason = words
    }
    throw DiskError(attempt: "cannot read '\(path)'", reason: reason)
  }

  /// Returns the next bytes, at least one; nil after the last.
  package mutating func next() throws(DiskError) -> [UInt8]? {
    do throws(SystemError) {
      let count = try buffer.read(file.number, at: offset)
      offset += count
      return count > 0 ? Array(buffer.bytes[..<count]) : nil
    } catch {
      throw DiskError(attempt: "cannot read '\(path)'", reason: error.reason)
    }
  }

  /// Returns the number of bytes that the system says the file has.
  borrowing func size() throws(DiskError) -> Int {
    do throws(SystemError) {
      return try FileStatus(of: file).size
    } catch {
      throw DiskError(attempt: "cannot read '\(path)'", reason: error.reason)
    }
  }

  /// Returns the hash of the whole file, without changing the position in it.
  package borrowing func hash() throws(DiskError) -> ContentHash {
    var buffer = ReadingBuffer()
    do throws(SystemError) {
      return try buffer.hash(of: file.number)
    } catch {
      throw DiskError(attempt: "cannot read '\(path)'", reason: error.reason)
    }
  }
}
