import Disk

/// A JSON text that is read value by value while its bytes arrive, so that neither the text nor a
/// string in it need be held, however long it is.
///
/// It reads by RFC 8259 and tolerates a byte order mark. What is skipped is checked like what is read.
struct JSONStream: ~Copyable, Sendable {
  private var portions: FilePortions
  private var portion: [UInt8] = []
  private var position = 0

  /// Why reading ends before the text does.
  enum Failure: Error {
    /// The text is not JSON, or not what was expected of it.
    case unexpected
    case unreadable(DiskError)
  }

  /// Begins at the first value of a file.
  init(of portions: consuming FilePortions) throws(Failure) {
    self.portions = portions
    guard try current() == 0xEF else { return }
    for byte in [0xEF, 0xBB, 0xBF] as [UInt8] { try expectNext(byte) }
  }

  /// The byte at the stream's position; nil at its end.
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

  /// Goes on behind a byte and returns it; there must be one.
  mutating func next() throws(Failure) -> UInt8 {
    guard let byte = try current() else { throw .unexpected }
    position += 1
    return byte
  }

  /// Goes on behind a byte that must be there.
  mutating func expectNext(_ byte: UInt8) throws(Failure) {
    guard try next() == byte else { throw .unexpected }
  }

  /// The bytes that were read and lie before the first one that a closure finds.
  mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    position = portion[start...].firstIndex(where: isEnd) ?? portion.count
    return portion[start..<position]
  }
}

extension JSONStream {
  /// The first byte behind space; nil at the end.
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

  /// Goes on behind a sign such as a bracket, if it comes next.
  mutating func take(_ sign: UInt8) throws(Failure) -> Bool {
    guard try peek() == sign else { return false }
    position += 1
    return true
  }

  /// Goes on behind a sign that must come next.
  mutating func expect(_ sign: UInt8) throws(Failure) {
    guard try take(sign) else { throw .unexpected }
  }

  /// Goes on to the next member of an object or element of an array, or behind its end, which a
  /// closing bracket is; whether there is one.
  mutating func goOn(isFirst: Bool, until closing: UInt8) throws(Failure) -> Bool {
    if try take(closing) { return false }
    if !isFirst { try expect(UInt8(ascii: ",")) }
    return true
  }
}
