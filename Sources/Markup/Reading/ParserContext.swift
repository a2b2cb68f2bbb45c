import CLibXML2

/// One of libxml2's parsers, freed when it goes out of scope.
struct ParserContext: ~Copyable {
  private let pointer: xmlParserCtxtPtr

  /// The most namespaces that may be declared in one place, because the parser searches them one by
  /// one for each name. Normal documents have about three.
  private static let namespaceLimit: Int32 = 256

  /// The initialization of libxml2's own tables, some of which it fills without a lock when first
  /// used.
  private static let preparation: Void = riverbed_prepare()

  init?() {
    Self.preparation
    guard let pointer = xmlNewParserCtxt() else { return nil }
    self.pointer = pointer
  }

  deinit { xmlFreeParserCtxt(pointer) }

  func parse(
    _ bytes: [UInt8], atMost nodeLimit: Int
  ) throws(XMLSyntaxError) -> ParsedDocument {
    guard let count = Int32(exactly: bytes.count) else { throw .tooLong }
    let encoding = XMLEncoding(of: bytes)
    // libxml2 treats a NUL as the end and would not see anything after it.
    if let index = encoding.firstNUL(in: bytes) { throw .nul(at: index, in: bytes, encoding) }
    if let declared = DeclaredEncoding(in: bytes, encoding), !declared.isRead {
      throw .unread(declared, in: bytes, encoding)
    }
    if let tag = CrowdedTag(in: bytes, encoding) { throw .crowded(tag) }
    var reading = riverbed_reading()
    reading.nodeLimit = nodeLimit
    reading.namespaceLimit = Self.namespaceLimit
    reading.depthLimit = Int32(Element.depthLimit)
    reading.encoding = encoding.name.map {
      UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    let document = bytes.withUnsafeBytes { buffer in
      riverbed_parse(
        pointer, buffer.bindMemory(to: CChar.self).baseAddress, count, &reading)
    }
    guard let document else { throw XMLSyntaxError(reading) }
    return ParsedDocument(document)
  }

  /// Whether a check accepts a document, which this parser reads for it.
  func accepts(
    _ bytes: UnsafeBufferPointer<UInt8>, by check: xmlSchemaValidCtxtPtr
  ) -> Bool {
    guard let count = Int32(exactly: bytes.count) else { return false }
    return bytes.withMemoryRebound(to: CChar.self) {
      riverbed_accepts(pointer, check, $0.baseAddress, count) != 0
    }
  }
}

extension String {
  /// Makes a string from one of libxml2's texts, which are always UTF-8; empty for a null pointer.
  init(xml text: UnsafePointer<xmlChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }

  /// Makes a string from one of libxml2's messages, without the line breaks inside it or at its
  /// end.
  init(oneLine message: UnsafePointer<CChar>?) {
    let text = message.map { String(cString: $0) } ?? ""
    self = text.split(separator: "\n").joined(separator: " ")
  }
}

extension XMLSyntaxError {
  fileprivate static var tooLong: Self {
    Self(message: "the text is too long for a parser", line: 1, column: 1)
  }

  fileprivate static func nul(
    at index: Int, in bytes: [UInt8], _ encoding: XMLEncoding
  ) -> Self {
    let (line, column) = encoding.place(of: index, in: bytes)
    return Self(message: "a NUL, which XML forbids", line: line, column: column)
  }

  fileprivate static func unread(
    _ declared: DeclaredEncoding, in bytes: [UInt8], _ encoding: XMLEncoding
  ) -> Self {
    let (line, column) = encoding.place(of: declared.index, in: bytes)
    return Self(
      message: RIVERBED_UNREAD_ENCODING, line: line, column: column, cause: .refused)
  }

  fileprivate static func crowded(_ tag: CrowdedTag) -> Self {
    Self(
      message: "it has more than \(CrowdedTag.limit) attributes in one element", line: tag.line,
      column: 1, cause: .tooLarge)
  }

  static var noRoot: Self {
    Self(message: "the document has no root element", line: 1, column: 1)
  }

  /// Makes an error of the first mistake in a document, as the parser kept it.
  fileprivate init(_ reading: riverbed_reading) {
    let message = withUnsafeBytes(of: reading.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(
      message: message.isEmpty
        ? "it has no content" : message.split(separator: "\n").joined(separator: " "),
      line: max(1, Int(reading.line)), column: max(1, Int(reading.column)),
      cause: reading.isTooLarge != 0 ? .tooLarge : reading.isRefused != 0 ? .refused : .syntax)
  }
}

/// One of libxml2's documents, freed when it goes out of scope.
struct ParsedDocument: ~Copyable {
  let pointer: xmlDocPtr

  init(_ pointer: xmlDocPtr) {
    self.pointer = pointer
  }

  deinit { xmlFreeDoc(pointer) }

  var root: UnsafeMutablePointer<xmlNode>? { xmlDocGetRootElement(pointer) }
}

/// A start tag with more attributes than an element may have, found before a parser sees the text.
///
/// libxml2 before 2.12 compares each attribute of an element with all others before it reports the
/// element, so a few megabytes of attributes would keep it busy for hours. A start tag has no `<`
/// after its first, and each attribute has `=` and a quote. So it is enough to count those between
/// one `<` and the next, whatever they are part of; in other text they are rarely that many.
private struct CrowdedTag {
  /// The line of the `<`, counted from one.
  let line: Int

  /// The most attributes that an element may have, far more than any real one has.
  static let limit = 1000

  /// Finds the first one in a text; nil if there is none.
  init?(in bytes: [UInt8], _ encoding: XMLEncoding) {
    var tag = 0
    var count = 0
    var isAfterEquals = false
    for unit in encoding.units(of: bytes) where count <= Self.limit {
      switch encoding.ascii(bytes, at: unit) {
      case UInt8(ascii: "<"):
        tag = unit
        count = 0
        isAfterEquals = false
      case UInt8(ascii: "="): isAfterEquals = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        count += isAfterEquals ? 1 : 0
        isAfterEquals = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
      default: isAfterEquals = false
      }
    }
    guard count > Self.limit else { return nil }
    let before = encoding.units(of: Array(bytes[..<tag]))
    line = 1 + before.count { encoding.ascii(bytes, at: $0) == UInt8(ascii: "\n") }
  }
}
