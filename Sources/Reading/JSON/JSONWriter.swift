import Texts

/// A writer of JSON text, indented by two spaces, with keys in the order given.
///
/// Small values, such as frames, can be written on one line.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private var isOnOneLine = false

  package init() {}

  /// Returns the text that a closure writes, with a line break at its end.
  package static func text(_ write: (inout JSONWriter) -> Void) -> String {
    String(decoding: bytes(write), as: UTF8.self)
  }

  /// Returns the bytes that a closure writes, with a line break at their end. A long text whose size
  /// is about known is made in one piece.
  package static func bytes(
    about size: Int = 0, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(size)
    write(&writer)
    writer.append("\n")
    return writer.bytes
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    container("{", "}", members)
  }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    container("[", "]", elements)
  }

  /// Writes the value of a closure on one line.
  package mutating func onOneLine(_ value: (inout JSONWriter) -> Void) {
    let before = isOnOneLine
    isOnOneLine = true
    value(&self)
    isOnOneLine = before
  }

  /// Writes an object on one line.
  package mutating func objectOnOneLine(_ members: (inout JSONWriter) -> Void) {
    onOneLine { $0.object(members) }
  }

  /// Removes and returns what is written so far, so that a long text is never in memory as a whole.
  package mutating func taken() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes an array with one entry for each element.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array { writer in
      for element in elements {
        writer.element { write(&$0, element) }
      }
    }
  }

  /// Begins an entry of an array, which the closure writes.
  package mutating func element(_ value: (inout JSONWriter) -> Void) {
    separate()
    value(&self)
  }

  package mutating func bool(_ truth: Bool) { append(truth ? "true" : "false") }

  package mutating func null() { append("null") }

  /// Writes a string; escapes what JSON requires, invisible characters, and anything that would be
  /// a command where the text is printed.
  package mutating func string(_ text: String) {
    append("\"")
    JSONString.append(text, to: &bytes)
    append("\"")
  }

  private mutating func container(
    _ opening: String, _ closing: String, _ content: (inout JSONWriter) -> Void
  ) {
    append(opening)
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    append(closing)
  }

  mutating func separate() {
    if !isFirst { append(",") }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard !isOnOneLine else { return bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes += $0 }
  }
}

/// The encoding of text between the quotes of a JSON string.
///
/// A JSON reader gets back exactly the same text, with `\xE9` for a byte of a name that is not UTF-8,
/// which JSON cannot have. A terminal or build log that prints the JSON
/// receives no control or format characters, and no `##[`, which starts a command in build logs.
private enum JSONString {
  /// Appends a text; a plain one is copied without allocating.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isWritten = text.withUTF8 { utf8 in
      var last: UInt8 = 0
      for byte in utf8 {
        guard isPlain(byte, after: last) else { return false }
        last = byte
      }
      bytes += utf8
      return true
    }
    if !isWritten { bytes += escaped(text.showingBytes.unicodeScalars) }
  }

  /// Whether a byte is a character of ASCII that is written as itself after another byte.
  private static func isPlain(_ byte: UInt8, after last: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case UInt8(ascii: "#"): last != byte
    default: (0x20..<0x7F).contains(byte)
    }
  }

  private static func escaped(_ scalars: String.UnicodeScalarView) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in scalars {
      if let byte = UInt8(exactly: scalar.value), isPlain(byte, after: bytes.last) {
        bytes.append(byte)
        continue
      }
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      case "\n": bytes += Array("\\n".utf8)
      case _ where scalar != "#" && scalar.isWritten: bytes += Array(String(scalar).utf8)
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
