import CLibXML2

/// One of libxml2's parsers, freed when it goes out of scope.
struct ParserContext: ~Copyable {
  private let pointer: xmlParserCtxtPtr

  /// How many bytes of different names, and values of up to three bytes, a document may have.
  /// Normal documents have a few thousand; a hostile one with many attributes could keep the parser
  /// busy for hours.
  private static let nameLimit = 80_000

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
    _ bytes: [UInt8], atMost nodeLimit: Int = .max
  ) throws(XMLSyntaxError) -> ParsedDocument {
    guard let count = Int32(exactly: bytes.count) else { throw .tooLong }
    // libxml2 treats a NUL as the end and would not see anything after it. In UTF-16 every other
    // byte may be a NUL, and then one of the first two is, or both are a byte order mark.
    if let index = bytes.firstIndex(of: 0),
      !bytes.prefix(2).contains(where: { [0, 0xFE].contains($0) })
    {
      throw .nul(bytes[..<index])
    }
    var error = riverbed_xml_error()
    let document = bytes.withUnsafeBytes { buffer in
      riverbed_parse(
        pointer, buffer.bindMemory(to: CChar.self).baseAddress, count, Self.nameLimit, nodeLimit,
        &error)
    }
    guard let document else { throw XMLSyntaxError(error) }
    return ParsedDocument(document)
  }
}

/// One of libxml2's documents, freed when it goes out of scope.
struct ParsedDocument: ~Copyable {
  let pointer: xmlDocPtr

  fileprivate init(_ pointer: xmlDocPtr) {
    self.pointer = pointer
  }

  deinit { xmlFreeDoc(pointer) }

  var root: UnsafeMutablePointer<xmlNode>? { xmlDocGetRootElement(pointer) }
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

  fileprivate static func nul(_ before: ArraySlice<UInt8>) -> Self {
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Self(
      message: "a NUL, which XML forbids", line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }

  static var noRoot: Self {
    Self(message: "the document has no root element", line: 1, column: 1)
  }

  /// Makes an error of the first error in a document, as the parser kept it.
  fileprivate init(_ error: riverbed_xml_error) {
    let message = withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(
      message: message.isEmpty
        ? "it has no content" : message.split(separator: "\n").joined(separator: " "),
      line: max(1, Int(error.line)), column: max(1, Int(error.column)),
      hasTooManyNodes: error.hasTooManyNodes != 0)
  }
}
