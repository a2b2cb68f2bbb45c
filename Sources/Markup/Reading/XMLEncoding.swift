/// How the bytes of an XML text become characters, as its first two bytes say.
enum XMLEncoding {
  /// UTF-8, or an encoding of one byte in which the bytes of ASCII mean ASCII. A declaration in the
  /// text says which.
  case ascii
  case utf16LittleEndian
  case utf16BigEndian

  init(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (.some, 0): self = .utf16LittleEndian
    case (0xFE, 0xFF), (0, .some): self = .utf16BigEndian
    default: self = .ascii
    }
  }

  /// libxml2's name of the encoding; nil where it may use any that keeps ASCII.
  var name: StaticString? {
    switch self {
    case .ascii: nil
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    }
  }

  /// Returns where the code units of a text begin.
  func units(of bytes: [UInt8]) -> StrideTo<Int> {
    switch self {
    case .ascii: stride(from: 0, to: bytes.count, by: 1)
    case .utf16LittleEndian, .utf16BigEndian: stride(from: 0, to: bytes.count - 1, by: 2)
    }
  }

  /// Whether the first unit of a text is a byte order mark, which is not a character.
  func hasMark(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .ascii: false
    case .utf16LittleEndian: bytes.starts(with: [0xFF, 0xFE])
    case .utf16BigEndian: bytes.starts(with: [0xFE, 0xFF])
    }
  }

  /// Returns where the first NUL of a text begins.
  func firstNUL(in bytes: [UInt8]) -> Int? {
    switch self {
    case .ascii: bytes.firstIndex(of: 0)
    case .utf16LittleEndian, .utf16BigEndian:
      units(of: bytes).first { bytes[$0] == 0 && bytes[$0 + 1] == 0 }
    }
  }

  /// Returns the code unit at a place, or an unused byte for a unit beyond ASCII.
  func ascii(_ bytes: [UInt8], at index: Int) -> UInt8 {
    switch self {
    case .ascii: bytes[index]
    case .utf16LittleEndian: bytes[index + 1] == 0 ? bytes[index] : 0xFF
    case .utf16BigEndian: bytes[index] == 0 ? bytes[index + 1] : 0xFF
    }
  }
}
