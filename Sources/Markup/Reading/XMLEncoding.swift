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

  /// How many bytes a code unit has.
  var width: Int {
    switch self {
    case .ascii: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    }
  }

  /// Returns where the code units of a text begin.
  func units(of bytes: [UInt8]) -> StrideTo<Int> {
    stride(from: 0, to: bytes.count - width + 1, by: width)
  }

  /// How many of the first units of a text are a byte order mark, which is not a character.
  func markCount(in bytes: [UInt8]) -> Int {
    switch self {
    case .ascii: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    case .utf16LittleEndian: bytes.starts(with: [0xFF, 0xFE]) ? 1 : 0
    case .utf16BigEndian: bytes.starts(with: [0xFE, 0xFF]) ? 1 : 0
    }
  }

  /// Returns the line and column of a unit of a text, counted from one.
  func place(of index: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    let mark = markCount(in: bytes)
    for place in units(of: bytes).prefix(while: { $0 < index }).dropFirst(mark) {
      let isEnd = ascii(bytes, at: place) == UInt8(ascii: "\n")
      (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
    }
    return (line, column)
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
