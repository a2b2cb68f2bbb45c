import Texts

/// The reason why a text is not JSON, and the byte where it stops being JSON.
package struct JSONSyntaxError: Error {
  let message: Diagnostic.Message
  let offset: Int

  func diagnostic(in file: FileID) -> Diagnostic {
    Diagnostic(message, at: Location(file: file, offset: UInt32(offset)))
  }

  private init(
    _ rule: Rule, _ sentence: Diagnostic.Sentence, _ suggestion: Diagnostic.Suggestion? = nil,
    at offset: Int
  ) {
    message = Diagnostic.Message(rule, .error, sentence, suggestion).leavingUnread
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

  static func unclosedNumber(at offset: Int) -> Self {
    Self(.jsonTruncated, "the file ends inside the number that begins here", at: offset)
  }

  static func unclosedString(at offset: Int) -> Self {
    Self(.jsonTruncated, "the file ends inside the string that begins here", at: offset)
  }

  static func unexpected(_ found: FoundCharacter, at offset: Int) -> Self {
    Self(
      .jsonUnexpected, "found \(found.name) where a value was expected", found.suggestion,
      at: offset)
  }

  /// Returns the error for the end of the file, at the start of the innermost container that is
  /// still open.
  static func endOfFile(inside container: JSONNode?) -> Self {
    guard let container else { return empty }
    let kind = container.kind == .object ? "object" : "array"
    return Self(
      .jsonTruncated, "the file ends inside the \(kind) that begins here",
      at: Int(container.start))
  }

  static func unfinished(_ isObject: Bool, _ found: FoundCharacter, at offset: Int) -> Self {
    Self(
      .jsonMissingComma,
      "found \(found.name) where ',' or '\(isObject ? "}" : "]")' was expected, in an "
        + (isObject ? "object" : "array"), found.suggestion, at: offset)
  }

  static func extraContent(_ found: FoundCharacter, at offset: Int) -> Self {
    Self(
      .jsonExtraContent, "found \(found.name) after the end of the JSON value", found.suggestion,
      at: offset)
  }

  static func keyIsNotAString(_ found: FoundCharacter, at offset: Int) -> Self {
    Self(
      .jsonKey, "found \(found.name) where a key in quotes was expected", found.suggestion,
      at: offset)
  }

  static func missingColon(_ found: FoundCharacter, at offset: Int) -> Self {
    Self(
      .jsonMissingColon, "found \(found.name) where ':' was expected", found.suggestion,
      at: offset)
  }

  static func badLiteral(_ word: String, at offset: Int) -> Self {
    guard !["NaN", "Infinity"].contains(word) else { return badNumber(word, at: offset) }
    let near = Nearest.name(to: word, among: ["true", "false", "null"])
    return Self(
      .jsonLiteral, "'\(name: word)' is not a JSON value", .init(nearest: near), at: offset)
  }

  static func badNumber(_ written: String, at offset: Int) -> Self {
    Self(.jsonNumber, "'\(name: written)' is not a JSON number", at: offset)
  }

  static func badEscape(before found: FoundCharacter, at offset: Int) -> Self {
    Self(.jsonEscape, "a backslash before \(found.name) is not an escape", at: offset)
  }

  static func shortUnicodeEscape(at offset: Int) -> Self {
    Self(.jsonEscape, "'\\u' without four hexadecimal digits is not an escape", at: offset)
  }

  static func loneSurrogate(_ unit: UInt16, at offset: Int) -> Self {
    let digits = unit.hexadecimal(digits: 4)
    return Self(
      .jsonSurrogate, "'\\u\(digits)' is half of a surrogate pair without the other", at: offset)
  }

  static func invalidUTF8(_ lead: UInt8, next: UInt8?, at offset: Int) -> Self {
    let second = next ?? 0
    let problem =
      switch (lead, second) {
      case (0xC0...0xC1, _), (0xE0, 0x80...0x9F), (0xF0, 0x80...0x8F): "is an overlong form"
      case (0xED, 0xA0...0xBF): "is an encoded surrogate"
      case (0xF4, 0x90...0xBF), (0xF5...0xFF, _): "is beyond Unicode"
      case (0x80...0xBF, _): "continues a character that never began"
      default: "begins a character that does not end"
      }
    return Self(
      .jsonEncoding,
      "byte 0x\(lead.hexadecimal(digits: 2, uppercase: true)) \(problem); the text is not UTF-8",
      at: offset)
  }

  static func controlCharacter(_ byte: UInt8, at offset: Int) -> Self {
    let isLineBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    let action = "write it as \(escape(of: byte))"
    return Self(
      .jsonControlCharacter, "\(FoundCharacter(byte).name) is not allowed in a string",
      .action(isLineBreak ? "close the string with a quote, or \(action)" : action), at: offset)
  }

  static func tooDeep(at offset: Int) -> Self {
    Self(
      .jsonDepth, "more than \(JSONParser.deepest) containers nested inside each other",
      at: offset)
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    default: "\\u\(byte.hexadecimal(digits: 4, uppercase: true))"
    }
  }
}
