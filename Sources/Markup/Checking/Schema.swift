import CLibXML2

/// An XML Schema, parsed once and used by any number of writers on any number of threads.
///
/// It is safe to share because libxml2 only reads a schema once it is parsed: everything that
/// changes during a check is in the context of that check.
package final class Schema: @unchecked Sendable {
  let pointer: xmlSchemaPtr
  /// The language whose namespace the schema describes.
  let language: MarkupLanguage
  /// The schema's own text as a tree; the parsed schema points into it.
  private let document: ParsedDocument

  /// The maximum number of elements and attributes of a schema, many times those of Riverbed's own.
  private static let nodeLimit = 100_000

  /// Parses a schema for one of the languages that Riverbed writes.
  package init(parsing bytes: [UInt8]) throws(MarkupError) {
    guard let parser = ParserContext() else { throw .outOfMemory }
    do {
      document = try parser.parse(bytes, atMost: Self.nodeLimit)
    } catch {
      throw .invalid([Violation(rule: "well-formed", message: error.message, line: error.line)])
    }
    let log = ViolationLog()
    let schema = try Self.parse(document, log)
    let namespace = String(xml: schema.pointee.targetNamespace)
    let language = MarkupLanguage.allCases.first { $0.namespace.description == namespace }
    guard let language else {
      xmlSchemaFree(schema)
      throw .invalid([.unknownNamespace(namespace)])
    }
    pointer = schema
    self.language = language
  }

  deinit { xmlSchemaFree(pointer) }

  private static func parse(
    _ document: borrowing ParsedDocument, _ log: ViolationLog
  ) throws(MarkupError) -> xmlSchemaPtr {
    guard let context = xmlSchemaNewDocParserCtxt(document.pointer) else { throw .outOfMemory }
    defer { xmlSchemaFreeParserCtxt(context) }
    riverbed_report_schema_errors(context, report, log.pointer)
    let schema = withExtendedLifetime(log) { riverbed_parse_schema(context) }
    if let schema, log.isEmpty { return schema }
    xmlSchemaFree(schema)
    try log.throwIfNotEmpty()
    throw .outOfMemory
  }
}

extension Violation {
  fileprivate static func unknownNamespace(_ namespace: String) -> Self {
    Self(
      rule: "target-namespace", message: "Riverbed does not write documents in '\(namespace)'",
      line: 1)
  }
}
