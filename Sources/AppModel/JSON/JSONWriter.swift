/// Writes a JSON text from the outside in, indented by two spaces, with keys in the order given.
///
/// What is small, such as a frame, can stand on one line.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private var isOnOneLine = false

  package init() {}

  /// The text of what a closure writes, with a line break at its end.
  package static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    container("{", "}", members)
  }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    container("[", "]", elements)
  }

  /// Writes what a closure writes without breaking its lines.
  package mutating func onOneLine(_ value: (inout JSONWriter) -> Void) {
    let before = isOnOneLine
    isOnOneLine = true
    value(&self)
    isOnOneLine = before
  }

  /// Takes away what is written so far, so that a long text need not be held as a whole.
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

  /// Begins a member of an object, whose value the closure writes.
  package mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    append(": ")
    value(&self)
  }

  package mutating func member(_ key: String, _ text: String?) {
    member(key) { writer in
      if let text { writer.string(text) } else { writer.null() }
    }
  }

  package mutating func member(_ key: String, _ number: Int) {
    member(key) { $0.append(String(number)) }
  }

  /// Writes a number with all its digits; null where it is not finite, for which JSON has no words.
  package mutating func member(_ key: String, _ number: Double) {
    member(key) { $0.append(number.exactText ?? "null") }
  }

  package mutating func member(_ key: String, _ truth: Bool) {
    member(key) { $0.append(truth ? "true" : "false") }
  }

  package mutating func null() { append("null") }

  /// Writes a string, escaping what JSON asks to, and what cannot be seen or would be read as an order
  /// where the text is printed.
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

  private mutating func separate() {
    if !isFirst { append(",") }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard !isOnOneLine else { return bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes += $0 }
  }
}
