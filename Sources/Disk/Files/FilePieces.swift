/// The pieces of a file that end with a separator, such as the paths of a journal, read without
/// ever holding the whole file.
struct FilePieces: ~Copyable, Sendable {
  private var portions: FilePortions
  private let separator: UInt8
  /// The last portion that was read, and how much of it was returned.
  private var portion: [UInt8] = []
  private var taken = 0

  /// The longest piece. Without a limit a file without separators would be held as a whole.
  private static let longest = 1 << 24

  /// Splits a file into its pieces.
  init(of portions: consuming FilePortions, separator: UInt8) {
    self.portions = portions
    self.separator = separator
  }

  /// Returns the next piece without its separator; nil after the last.
  mutating func next() throws(DiskError) -> [UInt8]? {
    var piece: [UInt8] = []
    while true {
      if taken == portion.count {
        guard let next = try portions.next() else { return piece.isEmpty ? nil : piece }
        portion = next
        taken = 0
      }
      let end = portion[taken...].firstIndex(of: separator)
      piece += portion[taken..<(end ?? portion.count)]
      guard piece.count <= Self.longest else {
        throw DiskError(
          attempt: "cannot read '\(portions.path)'",
          reason: "one of its entries is longer than \(Self.longest >> 20) MB")
      }
      taken = end.map { $0 + 1 } ?? portion.count
      if end != nil { return piece }
    }
  }
}

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
    try DiskError.reading(path, FileStatus(of: file).size)
  }

  /// Returns the hash of the whole file, without changing the position in it.
  package borrowing func hash() throws(DiskError) -> ContentHash {
    var buffer = ReadingBuffer()
    return try DiskError.reading(path, buffer.hash(of: file.number))
  }
}
