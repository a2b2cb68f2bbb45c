/// Why a text is no JSON, and at which byte it stopped being one.
struct JSONSyntaxError: Error {
  let message: Diagnostic.Message
  let offset: Int

  func diagnostic(in file: FileID) -> Diagnostic {
    Diagnostic(message, at: Location(file: file, offset: UInt32(offset)))
  }

  private init(
    _ rule: Rule, _ text: String, _ suggestion: Diagnostic.Suggestion? = nil, at offset: Int
  ) {
    message = Diagnostic.Message(rule, .error, text, suggestion)
    self.offset = offset
  }
}

extension JSONSyntaxError {
  static var empty: Self {
    Self(.jsonEmpty, "the file has no content; expected a JSON value", at: 0)
  }

  static var utf16: Self {
    Self(.jsonEncoding, "the file is UTF-16", .action("save it as UTF-8"), at: 0)
  }

  static func truncated(at offset: Int) -> Self {
    Self(.jsonTruncated, "the file ends in the middle of a value", at: offset)
  }

  static func unclosedString(at offset: Int) -> Self {
    Self(.jsonTruncated, "the file ends inside the string that begins here", at: offset)
  }

  static func unexpected(_ byte: UInt8, at offset: Int) -> Self {
    Self(.jsonUnexpected, "found \(name(of: byte)) where a value was expected", at: offset)
  }

  static func unfinished(
    _ isObject: Bool, opened: Int, _ byte: UInt8?, at offset: Int
  ) -> Self {
    let container = isObject ? "object" : "array"
    guard let byte else {
      return Self(
        .jsonTruncated, "the file ends inside the \(container) that begins here", at: opened)
    }
    let closing = isObject ? "}" : "]"
    return Self(
      .jsonMissingComma,
      "found \(name(of: byte)) where ',' or '\(closing)' was expected, in an \(container)",
      at: offset)
  }

  static func extraContent(_ byte: UInt8, at offset: Int) -> Self {
    Self(.jsonExtraContent, "found \(name(of: byte)) behind the end of the JSON value", at: offset)
  }

  static func keyIsNoString(_ byte: UInt8, at offset: Int) -> Self {
    Self(.jsonKey, "found \(name(of: byte)) where a key in quotes was expected", at: offset)
  }

  static func missingColon(_ byte: UInt8?, at offset: Int) -> Self {
    guard let byte else { return truncated(at: offset) }
    return Self(.jsonMissingColon, "found \(name(of: byte)) where ':' was expected", at: offset)
  }

  static func badLiteral(_ word: String, at offset: Int) -> Self {
    let near = Nearest.name(to: word, among: ["true", "false", "null"])
    return Self(
      .jsonLiteral, "'\(word.quotable)' is no JSON value", .init(nearest: near), at: offset)
  }

  static func badNumber(_ written: String, at offset: Int) -> Self {
    Self(.jsonNumber, "'\(written.quotable)' is no JSON number", at: offset)
  }

  static func badEscape(_ letter: UInt8, at offset: Int) -> Self {
    let escape =
      letter == UInt8(ascii: "u")
      ? "'\\u' without four hexadecimal digits" : "a backslash before \(name(of: letter))"
    return Self(.jsonEscape, "\(escape) is no escape", at: offset)
  }

  static func loneSurrogate(_ unit: UInt16, at offset: Int) -> Self {
    let digits = String(unit, radix: 16)
    return Self(
      .jsonSurrogate, "'\\u\(digits)' is half of a surrogate pair without the other", at: offset)
  }

  static func invalidUTF8(_ lead: UInt8, next: UInt8?, at offset: Int) -> Self {
    let second = next ?? 0
    let problem =
      switch (lead, second) {
      case (0xC0...0xC1, _), (0xE0, 0x80...0x9F), (0xF0, 0x80...0x8F): "is an overlong form"
      case (0xED, 0xA0...0xBF): "is an encoded surrogate"
      case (0xF4, 0x90...0xBF), (0xF5...0xFF, _): "lies beyond Unicode"
      case (0x80...0xBF, _): "continues a character that never began"
      default: "begins a character that does not end"
      }
    return Self(
      .jsonEncoding, "byte \(hexadecimal(lead)) \(problem); the text is not UTF-8", at: offset)
  }

  static func controlCharacter(_ byte: UInt8, at offset: Int) -> Self {
    Self(
      .jsonControlCharacter, "\(name(of: byte)) may not stand in a string",
      .action("write it as \(escape(of: byte))"), at: offset)
  }

  static func tooDeep(at offset: Int) -> Self {
    Self(.jsonDepth, "more than \(JSONParser.deepest) containers inside each other", at: offset)
  }

  /// A byte as a message names it: the character in quotes, or what it is.
  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0: "a NUL byte"
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "a line break"
    case UInt8(ascii: "\t"): "a tab"
    case 0..<0x20, 0x7F: "the control character \(hexadecimal(byte))"
    case 0x80...: "the byte \(hexadecimal(byte))"
    default: "'\(Unicode.Scalar(byte))'"
    }
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    default: "\\u00" + hexadecimal(byte).suffix(2)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.utf8.count == 1 ? "0" + digits : digits)
  }
}
