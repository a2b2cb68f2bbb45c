extension JSONStream {
  /// Reads a string; returns nil if it has more bytes than that, but still checks it to its end.
  mutating func text(atMost most: Int) throws(Failure) -> String? {
    try expect(UInt8(ascii: "\""))
    var text = KeptText(most: most)
    while try current() != nil {
      text += take { !Self.isPlain($0) }
      guard let byte = try current() else { break }
      switch byte {
      case UInt8(ascii: "\""):
        _ = try next()
        return text.value
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw .unexpected
      // The text continues in the next portion.
      case 0x20..<0x80: continue
      default: text += try character()
      }
    }
    throw .unexpected
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Reads an escape sequence and returns its character.
  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    try expectNext(UInt8(ascii: "\\"))
    let letter = try next()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw .unexpected
    }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit) else { throw .unexpected }
    for byte in "\\u".utf8 { try expectNext(byte) }
    let trail = try codeUnit()
    guard UTF16.isTrailSurrogate(trail) else { throw .unexpected }
    let value = 0x1_0000 + UInt32(unit - 0xD800) << 10 + UInt32(trail - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw .unexpected }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try next())).hexDigitValue else {
        throw .unexpected
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Reads the bytes of a character that is not ASCII, in the one encoding that UTF-8 allows.
  private mutating func character() throws(Failure) -> [UInt8] {
    let lead = try next()
    let count =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: throw Failure.unexpected
      }
    var bytes = [lead]
    while bytes.count < count { bytes.append(try next()) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .unexpected }
    return bytes
  }
}

/// The beginning of a string, up to the most bytes to keep.
private struct KeptText {
  let most: Int
  private var bytes: [UInt8] = []

  init(most: Int) {
    self.most = most
  }

  /// The string; nil if there was more of it.
  var value: String? { bytes.count <= most ? String(decoding: bytes, as: UTF8.self) : nil }

  static func += (text: inout KeptText, more: some Collection<UInt8>) {
    text.bytes += more.prefix(text.most + 1 - text.bytes.count)
  }
}
