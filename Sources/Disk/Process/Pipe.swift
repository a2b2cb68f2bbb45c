import CLibrary

/// Both ends of a pipe. Their numbers are not those of the standard streams, even where these are
/// closed, and no other program inherits them.
struct Pipe: ~Copyable {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    _ = try SystemError.check { pipe(&ends) }
    let first = Descriptor(owning: ends[0])
    let second = Descriptor(owning: ends[1])
    let reading = try Descriptor(sharing: first)
    let writing = try Descriptor(sharing: second)
    self.reading = reading
    self.writing = writing
  }
}

/// The bytes that come out of a pipe, in lines and in pieces of a known size.
struct PipeReader: ~Copyable, Sendable {
  private let pipe: Descriptor
  private var buffer: [UInt8] = []
  /// How much of the buffer was returned.
  private var taken = 0

  /// How many bytes are read at once.
  private static let portion = 1 << 16

  /// Reads the end of a pipe.
  init(_ pipe: consuming Descriptor) { self.pipe = pipe }

  /// Returns the next line without its end; nil where the pipe ends before it does, or where it has
  /// more bytes than a limit.
  mutating func line(atMost limit: Int) throws(SystemError) -> [UInt8]? {
    var line: [UInt8] = []
    while line.count <= limit {
      guard try fill() else { return nil }
      let end = buffer[taken...].firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[taken..<(end ?? buffer.count)]
      taken = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return line }
    }
    return nil
  }

  /// Returns some bytes; nil where the pipe ends before.
  mutating func bytes(_ count: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard try fill() else { return nil }
      let end = min(buffer.count, taken + count - bytes.count)
      bytes += buffer[taken..<end]
      taken = end
    }
    return bytes
  }

  /// Returns everything up to the end of the pipe, or up to some bytes.
  mutating func rest(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit, try fill() {
      bytes += buffer[taken...].prefix(limit - bytes.count)
      taken = buffer.count
    }
    return bytes
  }

  /// Waits for bytes if none are left; returns false at the end of the pipe.
  private mutating func fill() throws(SystemError) -> Bool {
    guard taken == buffer.count else { return true }
    let number = pipe.number
    var failure: Int32 = 0
    buffer = [UInt8](unsafeUninitializedCapacity: Self.portion) { room, count in
      do throws(SystemError) {
        count = try SystemError.check { read(number, room.baseAddress, room.count) }
      } catch {
        failure = error.number
      }
    }
    taken = 0
    guard failure == 0 else { throw SystemError(number: failure) }
    return !buffer.isEmpty
  }
}
