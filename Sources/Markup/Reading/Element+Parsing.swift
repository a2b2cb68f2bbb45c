import CLibXML2

extension Element {
  /// Parses an untrusted document: nothing is fetched, no external entity or DTD is read, and a
  /// document type with declarations of its own is refused. A document with more elements and
  /// attributes together than a limit is refused before they fill the memory.
  package init(parsing bytes: [UInt8], atMost nodeLimit: Int) throws(XMLSyntaxError) {
    guard let context = ParserContext() else { throw .outOfMemory }
    let document = try context.parse(bytes, atMost: nodeLimit)
    guard let root = document.root else { throw .noRoot }
    self = try Element(root)
  }

  private init(_ node: UnsafeMutablePointer<xmlNode>) throws(XMLSyntaxError) {
    name = String(xml: node.pointee.name)
    line = max(1, Int(bitPattern: node.pointee._private))
    attributes = try Self.attributes(of: node, line: line)
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
    of node: UnsafeMutablePointer<xmlNode>, line: Int
  ) throws(XMLSyntaxError) -> [Attribute] {
    var attributes: [Attribute] = []
    var attribute = node.pointee.properties
    while let current = attribute {
      var value = ""
      var part = current.pointee.children
      while let text = part {
        guard text.pointee.type == XML_TEXT_NODE else {
          throw .entity(String(xml: text.pointee.name), line: line)
        }
        let piece = String(xml: text.pointee.content)
        value = value.isEmpty ? piece : value + piece
        part = text.pointee.next
      }
      attributes.append(Attribute(name: String(xml: current.pointee.name), value: value))
      attribute = current.pointee.next
    }
    return attributes
  }
}

extension XMLSyntaxError {
  fileprivate static var outOfMemory: Self {
    Self(message: "no memory for a parser", line: 1, column: 1)
  }

  fileprivate static func entity(_ name: String, line: Int) -> Self {
    Self(message: "the entity '\(name)' is not read", line: line, column: 1, cause: .refused)
  }
}

/// Why a text is not XML that can be read, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// libxml2's message, in one line.
  package let message: String
  /// The line, counted from one.
  package let line: Int
  /// The column, counted from one; one if it is unknown.
  package let column: Int
  /// What kind of reason it is.
  package let cause: Cause

  /// The kinds of reasons for which a text is not read.
  package enum Cause: Hashable, Sendable {
    /// It is not XML.
    case syntax
    /// It is XML as far as it was read, and has something that is not read.
    case refused
    /// It is XML as far as it was read, and has more of something than it may.
    case tooLarge
  }

  init(message: String, line: Int, column: Int, cause: Cause = .syntax) {
    self.message = message
    self.line = line
    self.column = column
    self.cause = cause
  }
}
