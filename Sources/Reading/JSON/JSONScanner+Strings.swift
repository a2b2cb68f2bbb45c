import Texts

extension JSONScanner {
  /// The most bytes of a character or an escape sequence: two halves of a surrogate pair.
  package static let longestCharacter = 12

  /// Skips a string and returns whether it is plain, that is, free of escapes.
  mutating func skipString() throws(JSONSyntaxError) -> Bool {
    let start = position
    var isPlain = true
    position += 1
    guard try skipText(ofStringAt: start, until: bytes.count, &isPlain) else {
      throw .unclosedString(at: start)
    }
    return isPlain
  }

  /// Skips the text of a string up to its end, or up to a character that begins at an offset or
  /// after it, and returns whether the string ended. Notes whether there were escapes.
  package mutating func skipText(
    ofStringAt start: Int, until end: Int, _ isPlain: inout Bool
  ) throws(JSONSyntaxError) -> Bool {
    while true {
      skipPlainText()
      guard position < end else { return false }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return true
      case UInt8(ascii: "\\"):
        isPlain = false
        try skipEscape(inStringAt: start)
      case let byte where byte < 0x20: throw .controlCharacter(byte, at: position)
      default: try skipMultibyte()
      }
    }
  }

  /// Skips ordinary bytes: anything but a quote, backslash, control or multibyte character.
  private mutating func skipPlainText() {
    var position = position
    while position < bytes.count, Self.isPlainText[Int(bytes[position])] { position += 1 }
    self.position = position
  }

  private static let isPlainText: [Bool] = (0...255).map { byte in
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func skipEscape(inStringAt start: Int) throws(JSONSyntaxError) {
    let backslash = position
    position += 1
    guard let letter = current else { throw .unclosedString(at: start) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"): break
    default:
      let found = FoundCharacter(in: bytes, at: position - 1) ?? FoundCharacter(letter)
      throw .badEscape(before: found, at: backslash)
    }
    let unit = try codeUnit(ofEscapeAt: backslash, inStringAt: start)
    guard !UTF16.isTrailSurrogate(unit) else { throw .loneSurrogate(unit, at: backslash) }
    guard UTF16.isLeadSurrogate(unit) else { return }
    let second = position
    let isCutOff = byte(at: second) == UInt8(ascii: "\\") && byte(at: second + 1) == nil
    guard current != nil, !isCutOff else { throw .unclosedString(at: start) }
    guard byte(at: second) == UInt8(ascii: "\\"), byte(at: second + 1) == UInt8(ascii: "u")
    else { throw .loneSurrogate(unit, at: backslash) }
    position += 2
    guard UTF16.isTrailSurrogate(try codeUnit(ofEscapeAt: second, inStringAt: start)) else {
      throw .loneSurrogate(unit, at: backslash)
    }
  }

  private mutating func codeUnit(
    ofEscapeAt backslash: Int, inStringAt start: Int
  ) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw .unclosedString(at: start) }
      guard let value = byte.hexadecimalValue else { throw .shortUnicodeEscape(at: backslash) }
      unit = unit << 4 | UInt16(value)
      position += 1
    }
    return unit
  }

  /// Skips one multibyte character in its one valid encoding.
  private mutating func skipMultibyte() throws(JSONSyntaxError) {
    let lead = bytes[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw .invalidUTF8(lead, next: byte(at: position + 1), at: position)
    }
    for offset in 1..<length {
      guard let byte = byte(at: position + offset), (offset == 1 ? second : 0x80...0xBF) ~= byte
      else { throw .invalidUTF8(lead, next: byte(at: position + 1), at: position) }
    }
    position += length
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}
