import Texts

/// A position in the bytes of a JSON text, and what JSON allows in a string, a number or a literal.
///
/// The parser moves it through a whole text, and what reads a text as it arrives moves it through
/// one portion after the other.
package struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  package internal(set) var position: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }
}

extension JSONScanner {
  /// The byte at the position, or nil at the end of the text.
  var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// The character at the position, or nil at the end of the text.
  var found: FoundCharacter? { FoundCharacter(in: bytes, at: position) }

  package mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// The most bytes of a literal.
  package static let longestLiteral = 5

  /// Skips `true`, `false` or `null`.
  package mutating func skipLiteral() throws(JSONSyntaxError) {
    guard let first = current else { throw .empty }
    _ = try skipLiteral(first)
  }

  /// Skips `true`, `false` or `null`, depending on the first letter, and returns which it was.
  mutating func skipLiteral(_ first: UInt8) throws(JSONSyntaxError) -> JSONNode.Kind {
    switch first {
    case UInt8(ascii: "t"):
      try expect("true")
      return .true
    case UInt8(ascii: "f"):
      try expect("false")
      return .false
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    case _ where Self.isWordByte(first): throw .badLiteral(word(at: position), at: position)
    case UInt8(ascii: "+") where digitFollows, UInt8(ascii: ".") where digitFollows:
      throw .badNumber(written(from: position), at: position)
    default: throw .unexpected(found ?? FoundCharacter(first), at: position)
    }
  }

  private var digitFollows: Bool {
    position + 1 < bytes.count && bytes[position + 1].isDigit
  }

  private mutating func expect(_ literal: StaticString) throws(JSONSyntaxError) {
    let rest = UnsafeBufferPointer(rebasing: bytes[position...])
    let matches = literal.withUTF8Buffer { rest.starts(with: $0) }
    let end = position + literal.utf8CodeUnitCount
    guard matches, end == bytes.count || !Self.isWordByte(bytes[end]) else {
      throw .badLiteral(word(at: position), at: position)
    }
    position = end
  }

  private func word(at start: Int) -> String {
    String(decoding: bytes[start...].prefix(24).prefix(while: Self.isWordByte), as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_")
  }

  /// Skips a number: `-`, whole part, fraction, exponent, as in the grammar of RFC 8259.
  mutating func skipNumber() throws(JSONSyntaxError) {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
    } else {
      try skipDigits(of: start)
    }
    if current == UInt8(ascii: ".") {
      position += 1
      try skipDigits(of: start)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try skipDigits(of: start)
    }
    if let byte = current, Self.isWordByte(byte) || byte == UInt8(ascii: ".") {
      throw .badNumber(written(from: start), at: start)
    }
  }

  private mutating func skipDigits(of start: Int) throws(JSONSyntaxError) {
    let first = position
    while current?.isDigit == true { position += 1 }
    guard position > first else {
      guard current != nil else { throw .unclosedNumber(at: start) }
      throw .badNumber(written(from: start), at: start)
    }
  }

  private func written(from start: Int) -> String {
    let isPart = { Self.isWordByte($0) || Self.isInNumber($0) }
    return String(decoding: bytes[start...].prefix(24).prefix(while: isPart), as: UTF8.self)
  }

  /// Whether a text is a number.
  package static func isNumber(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      do throws(JSONSyntaxError) {
        try scanner.skipNumber()
      } catch {
        return false
      }
      return scanner.position == bytes.count
    }
  }

  /// Whether a byte may be part of a number.
  package static func isInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: byte.isDigit
    }
  }
}
