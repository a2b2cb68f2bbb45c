import Texts

/// A character found where another one was expected, as messages describe it.
struct FoundCharacter {
  private let scalar: Unicode.Scalar

  /// The character that begins at an offset; nil at the end of the text.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset < bytes.count else { return nil }
    let longest = 4
    let text = String(decoding: bytes[offset...].prefix(longest), as: UTF8.self)
    scalar = text.unicodeScalars.first ?? Self.replacement
  }

  init(_ byte: UInt8) {
    scalar = byte < 0x80 ? Unicode.Scalar(byte) : Self.replacement
  }

  /// The character in quotes, or a description if it is invisible.
  var name: String {
    switch scalar {
    case "\0": "a NUL byte"
    case "\n", "\r": "a line break"
    case "\t": "a tab"
    case "'": "a single quote"
    case Self.replacement: "a byte that is not UTF-8"
    case _ where scalar.isASCII && scalar.properties.generalCategory == .control:
      "the control character 0x\(scalar.value.hexadecimal(digits: 2, uppercase: true))"
    case _ where scalar.isBlankOrInvisible:
      "the invisible character U+\(scalar.value.hexadecimal(digits: 4, uppercase: true))"
    default: "'\(scalar)'"
    }
  }

  /// What to do about a character that people often write in JSON but JSON does not allow.
  var suggestion: Diagnostic.Suggestion? {
    switch scalar {
    case "/": .action("remove the comment: JSON does not have comments")
    case "'", "‘", "’", "“", "”", "„", "«", "»": .action("use the straight double quote, \"")
    case _ where !scalar.isASCII && scalar.isBlankOrInvisible: .action("remove it")
    default: nil
    }
  }

  /// The character shown for bytes that are not one.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
}

extension Unicode.Scalar {
  fileprivate var isBlankOrInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: self != " "
    default: false
    }
  }
}
