import CLibXML2

/// The text of one document after another as libxml2 writes it, in reused memory.
struct MarkupOutput: ~Copyable {
  /// The bytes written so far; the writer owns them.
  let buffer: xmlOutputBufferPtr
  private let writer: xmlTextWriterPtr
  /// Whether libxml2 refused anything, which it only does when it runs out of memory.
  private(set) var hasFailed = false

  init() throws(MarkupError) {
    var buffer: xmlOutputBufferPtr?
    guard let writer = riverbed_new_writer(&buffer), let buffer else { throw .outOfMemory }
    self.buffer = buffer
    self.writer = writer
  }

  deinit { xmlFreeTextWriter(writer) }

  /// The number of bytes so far.
  var position: Int { xmlOutputBufferGetSize(buffer) }

  var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: xmlOutputBufferGetContent(buffer), count: position))
  }

  /// Discards the previous document, even one that was abandoned in the middle.
  mutating func begin(_ prolog: StaticString) {
    xmlTextWriterEndDocument(writer)
    riverbed_empty(buffer)
    hasFailed = false
    raw(prolog)
  }

  mutating func start(_ name: StaticString) {
    note(xmlTextWriterStartElement(writer, name.utf8Start))
  }

  mutating func attribute(_ name: StaticString, _ value: UnsafePointer<UInt8>) {
    note(xmlTextWriterWriteAttribute(writer, name.utf8Start, value))
  }

  /// Writes a text that is not empty. libxml2's writer of texts would write `&quot;` for every
  /// quotation mark; this does what its writer of trees does.
  mutating func text(_ text: UnsafePointer<UInt8>) {
    raw("")
    note(xmlOutputBufferWriteEscape(buffer, text, nil))
  }

  mutating func end(closingItself: Bool) {
    note(closingItself ? xmlTextWriterEndElement(writer) : xmlTextWriterFullEndElement(writer))
  }

  mutating func finish() {
    note(xmlTextWriterEndDocument(writer))
  }

  /// Ends the start tag, if one is open, and writes a literal unchanged.
  mutating func raw(_ literal: StaticString) {
    note(xmlTextWriterWriteRawLen(writer, literal.utf8Start, Int32(literal.utf8CodeUnitCount)))
  }

  private mutating func note(_ code: Int32) {
    if code < 0 { hasFailed = true }
  }
}

extension xmlOutputBufferPtr {
  /// Returns the line of a position, counted from one.
  func line(at position: Int) -> Int {
    let bytes = UnsafeBufferPointer(start: xmlOutputBufferGetContent(self), count: position)
    return bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}
