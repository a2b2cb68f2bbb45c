import Texts

/// The encoding of text between the quotes of a JSON string.
///
/// A JSON reader gets back exactly the same text. A terminal or build log that prints the JSON
/// receives no control or format characters, and no `##[`, which starts a command in build logs.
enum JSONString {
  /// Appends a text; a plain one is copied without allocating.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isWritten = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(isPlain) else { return false }
      bytes += utf8
      return true
    }
    if !isWritten { bytes += escaped(text.unicodeScalars) }
  }

  /// Whether a byte is a character that is always written as itself, whatever is around it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  private static func escaped(_ scalars: String.UnicodeScalarView) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in scalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      case "\n": bytes += Array("\\n".utf8)
      case "#" where bytes.last == UInt8(ascii: "#"): bytes += numbers(of: scalar)
      case _ where scalar.isWritten: bytes += Array(String(scalar).utf8)
      default: bytes += numbers(of: scalar)
      }
    }
    return bytes
  }

  /// Returns a character as escapes of its one or two UTF-16 units.
  private static func numbers(of scalar: Unicode.Scalar) -> [UInt8] {
    String(scalar).utf16.flatMap { unit in
      Array("\\u\(unit.hexadecimal(digits: 4))".utf8)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is written as itself: anything except controls, format characters and
  /// line separators.
  fileprivate var isWritten: Bool {
    guard !isJoiner else { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
