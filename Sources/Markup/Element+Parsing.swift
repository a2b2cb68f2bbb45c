import CLibXML2

extension Element {
  /// Parses a document that nobody has vouched for: nothing is fetched, no external entity or DTD is
  /// read, and an entity that the document declares itself is refused.
  package init(parsing bytes: [UInt8]) throws(XMLSyntaxError) {
    guard let context = ParserContext() else { throw .outOfMemory }
    var error = riverbed_xml_error()
    guard let document = context.parse(bytes, &error) else { throw XMLSyntaxError(error) }
    guard let root = document.root else { throw .noRoot }
    self = try Element(root)
  }

  private init(_ node: UnsafeMutablePointer<xmlNode>) throws(XMLSyntaxError) {
    name = String(xml: node.pointee.name)
    line = max(1, Int(xmlGetLineNo(node)))
    attributes = try Self.attributes(of: node, line)
    var children: [Node] = []
    var child = node.pointee.children
    while let current = child {
      switch current.pointee.type {
      case XML_ELEMENT_NODE: children.append(.element(try Element(current)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        children.append(.text(String(xml: current.pointee.content)))
      case XML_ENTITY_REF_NODE:
        throw .entity(String(xml: current.pointee.name), line: line)
      default: break
      }
      child = current.pointee.next
    }
    self.children = children
  }

  private static func attributes(
    of node: UnsafeMutablePointer<xmlNode>, _ line: Int
  ) throws(XMLSyntaxError) -> [Attribute] {
    var attributes: [Attribute] = []
    var attribute = node.pointee.properties
    while let current = attribute {
      var part = current.pointee.children
      while let text = part {
        guard text.pointee.type != XML_ENTITY_REF_NODE else {
          throw .entity(String(xml: text.pointee.name), line: line)
        }
        part = text.pointee.next
      }
      let value = xmlNodeListGetString(node.pointee.doc, current.pointee.children, 1)
      defer { riverbed_free(value) }
      attributes.append(
        Attribute(name: String(xml: current.pointee.name), value: String(xml: value)))
      attribute = current.pointee.next
    }
    return attributes
  }
}

/// A parser of libxml2, freed when it goes out of use.
private struct ParserContext: ~Copyable {
  private let pointer: xmlParserCtxtPtr

  init?() {
    guard let pointer = xmlNewParserCtxt() else { return nil }
    self.pointer = pointer
  }

  deinit { xmlFreeParserCtxt(pointer) }

  /// The document that the text is; nil where it is none, and then the error says why.
  func parse(_ bytes: [UInt8], _ error: inout riverbed_xml_error) -> ParsedDocument? {
    guard let count = Int32(exactly: bytes.count) else { return nil }
    return withUnsafeMutablePointer(to: &error) { first in
      riverbed_keep_first_error(pointer, first)
      return ParsedDocument(
        bytes.withUnsafeBytes { buffer in
          riverbed_parse(pointer, buffer.bindMemory(to: CChar.self).baseAddress, count)
        })
    }
  }
}

/// A document of libxml2, freed when it goes out of use.
private struct ParsedDocument: ~Copyable {
  private let pointer: xmlDocPtr

  init?(_ pointer: xmlDocPtr?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { xmlFreeDoc(pointer) }

  var root: UnsafeMutablePointer<xmlNode>? { xmlDocGetRootElement(pointer) }
}

extension XMLSyntaxError {
  fileprivate init(_ error: riverbed_xml_error) {
    let message = withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(
      message: message.isEmpty
        ? "it has no content" : message.split(separator: "\n").joined(separator: " "),
      line: max(1, Int(error.line)), column: max(1, Int(error.column)))
  }

  fileprivate static var outOfMemory: Self {
    Self(message: "no memory for a parser", line: 1, column: 1)
  }

  fileprivate static var noRoot: Self {
    Self(message: "the document has no element", line: 1, column: 1)
  }

  fileprivate static func entity(_ name: String, line: Int) -> Self {
    Self(message: "the entity '\(name)' is not read", line: line, column: 1)
  }
}

extension String {
  /// A text of libxml2, which is always UTF-8; empty where there is none.
  fileprivate init(xml text: UnsafePointer<xmlChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }
}
