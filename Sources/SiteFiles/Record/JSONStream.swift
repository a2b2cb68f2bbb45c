import Disk

/// A JSON text, read value by value as its bytes arrive, so that neither the text nor a string in
/// it is held in memory, however long. It follows RFC 8259, accepts a byte order mark, and checks
/// what it skips like what it reads. AppModel's parser is another one because it needs the whole
/// text, and keeps a node for each value in it.
struct JSONStream: ~Copyable, Sendable {
  private var portions: FilePortions
  private var portion: [UInt8] = []
  private var position = 0
  /// Whether a bracket was opened and nothing came after it yet.
  private var isFirst = false

  /// The reasons why reading stops before the end of the text.
  enum Failure: Error {
    /// The text is not JSON, or not what was expected.
    case unexpected
    case unreadable(DiskError)
  }

  /// Starts at the first value of a file.
  init(of portions: consuming FilePortions) throws(Failure) {
    self.portions = portions
    guard try current() == 0xEF else { return }
    for byte in [0xEF, 0xBB, 0xBF] as [UInt8] { try expectNext(byte) }
  }

  /// Returns the byte at the stream's position; nil at its end.
  mutating func current() throws(Failure) -> UInt8? {
    guard position == portion.count else { return portion[position] }
    do throws(DiskError) {
      guard let next = try portions.next() else { return nil }
      portion = next
      position = 0
    } catch {
      throw .unreadable(error)
    }
    return portion[position]
  }

  /// Takes the next byte and returns it; there must be one.
  mutating func next() throws(Failure) -> UInt8 {
    guard let byte = try current() else { throw .unexpected }
    position += 1
    return byte
  }

  /// Takes a byte that must be next.
  mutating func expectNext(_ byte: UInt8) throws(Failure) {
    guard try next() == byte else { throw .unexpected }
  }

  /// Takes and returns the bytes already read that come before the first one a closure finds.
  mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    position = portion[start...].firstIndex(where: isEnd) ?? portion.count
    return portion[start..<position]
  }
}

extension JSONStream {
  /// Returns the first byte after whitespace; nil at the end.
  mutating func peek() throws(Failure) -> UInt8? {
    while let byte = try current() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return byte
      }
    }
    return nil
  }

  /// Takes a character such as a bracket, if it is next.
  mutating func take(_ sign: UInt8) throws(Failure) -> Bool {
    guard try peek() == sign else { return false }
    position += 1
    return true
  }

  /// Takes a character that must be next.
  mutating func expect(_ sign: UInt8) throws(Failure) {
    guard try take(sign) else { throw .unexpected }
  }

  /// Takes an opening bracket that must be next.
  mutating func open(_ bracket: UInt8) throws(Failure) {
    try expect(bracket)
    isFirst = true
  }

  /// Advances to the next member of an object or element of an array, or past its closing bracket;
  /// returns whether there is one.
  mutating func advance(until closing: UInt8) throws(Failure) -> Bool {
    let isFirst = isFirst
    self.isFirst = false
    if try take(closing) { return false }
    if !isFirst { try expect(UInt8(ascii: ",")) }
    return true
  }
}
