import AppModel
import Disk

/// A JSON text, read value by value as its bytes arrive, so that neither the text nor a string in
/// it is held in memory, however long. It follows RFC 8259, accepts a byte order mark, and checks
/// what it skips like what it reads. The parser of apps needs the whole text, and keeps a node for
/// each value in it; what strings, numbers and literals are both know from `JSONScanner`.
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
    let mark = ByteOrderMark.utf8
    if try holds(mark.count), portion.starts(with: mark) { position = mark.count }
  }

  /// Makes sure that the portion has that many bytes after the position; returns false if the text
  /// ends before, and the portion with it.
  private mutating func holds(_ count: Int) throws(Failure) -> Bool {
    while portion.count - position < count {
      // The portion that was read is given up before the next one is there.
      let rest = Array(portion[position...])
      portion = rest
      position = 0
      do throws(DiskError) {
        guard let next = try portions.next() else { return false }
        portion = rest.isEmpty ? next : rest + next
      } catch {
        throw .unreadable(error)
      }
    }
    return true
  }

  /// Moves on in the portion as far as a closure moves a scanner.
  private mutating func scan<Value>(
    _ move: (inout JSONScanner) throws(JSONSyntaxError) -> Value
  ) throws(Failure) -> Value {
    let start = position
    do throws(JSONSyntaxError) {
      let (value, end) = try portion.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
        var scanner = JSONScanner(bytes, at: start)
        return (try move(&scanner), scanner.position)
      }
      position = end
      return value
    } catch {
      throw .unexpected
    }
  }

  /// Returns the first byte after whitespace; nil at the end.
  mutating func peek() throws(Failure) -> UInt8? {
    if position < portion.count, portion[position] > UInt8(ascii: " ") { return portion[position] }
    while try holds(1) {
      try scan { $0.skipSpace() }
      if position < portion.count { return portion[position] }
    }
    return nil
  }
}

extension JSONStream {
  /// Reads a string; returns nil if it has more bytes than that, but still checks it to its end.
  mutating func text(atMost most: Int) throws(Failure) -> String? {
    try expect(UInt8(ascii: "\""))
    if let end = endOfSimpleText {
      let text = portion[position..<end]
      position = end + 1
      return text.count <= most ? String(decoding: text, as: UTF8.self) : nil
    }
    /// The beginning of the text, up to one byte too many.
    var text: [UInt8] = []
    var isRead = false
    while !isRead {
      let room = try holds(JSONScanner.longestCharacter) ? JSONScanner.longestCharacter : 1
      guard position < portion.count else { throw .unexpected }
      let start = position
      // A character that begins before this place is whole in the portion.
      let end = portion.count - room + 1
      var isPlain = true
      isRead = try scan { scanner throws(JSONSyntaxError) in
        try scanner.skipText(ofStringAt: start, until: end, &isPlain)
      }
      let piece = portion[start..<(isRead ? position - 1 : position)]
      text += (isPlain ? piece : JSON.unescaped(piece)[...]).prefix(most + 1 - text.count)
    }
    return text.count <= most ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Where a string ends that is whole in the portion and has neither escapes nor letters beyond
  /// ASCII, as most have; nil for any other.
  private var endOfSimpleText: Int? {
    portion.withUnsafeBufferPointer { bytes in
      var end = position
      while end < bytes.count, bytes[end] >= UInt8(ascii: " "), bytes[end] < 128,
        bytes[end] != UInt8(ascii: "\\")
      {
        if bytes[end] == UInt8(ascii: "\"") { return end }
        end += 1
      }
      return nil
    }
  }

  /// Reads a number and returns it as it is written, except that a long row of digits is cut: it
  /// is a number too, and no one needs one with so many.
  mutating func number() throws(Failure) -> String {
    _ = try peek()
    var written: [UInt8] = []
    var digits = 0
    while try holds(1), JSONScanner.isInNumber(portion[position]) {
      let byte = portion[position]
      position += 1
      digits = byte.isDigit ? digits + 1 : 0
      if digits <= Self.mostDigits { written.append(byte) }
      guard written.count <= Self.longestNumber else { throw .unexpected }
    }
    guard JSONScanner.isNumber(written) else { throw .unexpected }
    return String(decoding: written, as: UTF8.self)
  }

  private static let mostDigits = 10
  /// A minus sign, three rows of digits, a point, and the letter and sign of an exponent.
  private static let longestNumber = 3 * mostDigits + 4

  /// Skips `true`, `false` or `null`.
  mutating func skipLiteral() throws(Failure) {
    _ = try holds(JSONScanner.longestLiteral)
    try scan { scanner throws(JSONSyntaxError) in try scanner.skipLiteral() }
  }
}

extension JSONStream {
  /// Takes a sign such as a bracket, if it is next.
  private mutating func take(_ sign: UInt8) throws(Failure) -> Bool {
    guard try peek() == sign else { return false }
    position += 1
    return true
  }

  /// Takes a sign that must be next.
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
