import CLibrary

/// A buffer for one portion of a file, used for many files: it does not grow, however large they
/// are.
struct ReadingBuffer: Sendable {
  /// The bytes of the last read; further bytes after them are left over from earlier ones.
  private(set) var bytes = [UInt8](repeating: 0, count: portion)

  /// How many bytes are read at once.
  static let portion = 1 << 16

  /// Reads at an offset of an open file and returns how many bytes it read: less than a portion
  /// only at the end of the file.
  mutating func read(_ file: Int32, at offset: Int) throws(SystemError) -> Int {
    var filled = 0
    while filled < Self.portion {
      let count = try SystemError.check {
        bytes.withUnsafeMutableBytes { all in
          let room = UnsafeMutableRawBufferPointer(rebasing: all[filled...])
          return pread(file, room.baseAddress, room.count, off_t(offset + filled))
        }
      }
      guard count > 0 else { return filled }
      filled += count
    }
    return filled
  }

  /// Returns all bytes of an open regular file, or why they are not read. The size from the system
  /// is only a hint: a file may grow, and some report no size but have content.
  mutating func content(
    of file: borrowing Descriptor, atMost limit: Int
  ) throws(SystemError) -> FileContent {
    let status = try FileStatus(of: file)
    if let refusal = FileRefusal(status, atMost: limit) { return .refused(refusal) }
    let most = min(limit, FileContent.largest)
    var all: [UInt8] = []
    all.reserveCapacity(status.size)
    while all.count <= most {
      let count = try read(file.number, at: all.count)
      all += bytes[..<count]
      if count < Self.portion, all.count <= most { return .bytes(all) }
    }
    return .refused(.tooLarge(limit))
  }

  /// Returns the hash of an open file's content.
  mutating func hash(of file: Int32) throws(SystemError) -> ContentHash {
    var running = RunningHash()
    var offset = 0
    while true {
      let count = try read(file, at: offset)
      bytes.withUnsafeBytes { running.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      guard count == Self.portion else { return running.hash }
      offset += count
    }
  }

  /// Whether an open file holds exactly these bytes.
  mutating func matches(_ given: [UInt8], _ file: Int32) throws(SystemError) -> Bool {
    var offset = 0
    while true {
      let count = try read(file, at: offset)
      guard count <= given.count - offset else { return false }
      let areSame = bytes.withUnsafeBytes { read in
        given.withUnsafeBytes { given in
          guard let read = read.baseAddress, let given = given.baseAddress else { return true }
          return memcmp(read, given + offset, count) == 0
        }
      }
      guard areSame else { return false }
      offset += count
      guard count == Self.portion else { return offset == given.count }
    }
  }
}
