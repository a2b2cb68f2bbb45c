import CLibXML2

/// An XML Schema, parsed once and used by any number of writers on any number of threads.
///
/// It is safe to share because libxml2 only reads a schema once it is parsed: everything that
/// changes during a check is in the context of that check.
package final class Schema: @unchecked Sendable {
  /// The schema by which elements are judged one by one.
  let split: ParsedSchema
  /// The types of elements, which `split` has by their numbers.
  let types: ElementTypes
  /// The language whose namespace the schema describes.
  let language: MarkupLanguage
  private let bytes: [UInt8]

  /// Parses a schema for one of the languages that Riverbed writes.
  package init(parsing bytes: [UInt8]) throws(MarkupError) {
    self.bytes = bytes
    do throws(MarkupError) {
      var types: ElementTypes?
      split = try ParsedSchema(bytes) { document throws(MarkupError) in
        types = try SplitSchema.split(document)
      }
      guard let types else { throw .outOfMemory }
      self.types = types
    } catch {
      // The author of the schema knows only the whole one.
      _ = try ParsedSchema(bytes).language()
      throw error
    }
    language = try split.language()
  }

  /// Returns the schema as it was written, which judges whole documents.
  func whole() throws(MarkupError) -> ParsedSchema { try ParsedSchema(bytes) }
}

/// A schema that libxml2 parsed.
final class ParsedSchema {
  let pointer: xmlSchemaPtr
  /// The schema's own text as a tree; the parsed schema points into it.
  private let document: ParsedDocument

  /// The maximum number of elements and attributes of a schema, many times those of Riverbed's own.
  private static let nodeLimit = 100_000

  /// Parses a schema; a closure may change its tree before.
  init(
    _ bytes: [UInt8],
    _ change: (borrowing ParsedDocument) throws(MarkupError) -> Void = { _ in }
  ) throws(MarkupError) {
    guard let parser = ParserContext() else { throw .outOfMemory }
    do {
      document = try parser.parse(bytes, atMost: Self.nodeLimit)
    } catch {
      throw .invalid([Violation(rule: "well-formed", message: error.message, line: error.line)])
    }
    try change(document)
    pointer = try Self.parse(document, ViolationLog())
  }

  deinit { xmlSchemaFree(pointer) }

  /// Returns the language whose namespace the schema describes.
  func language() throws(MarkupError) -> MarkupLanguage {
    let namespace = String(xml: pointer.pointee.targetNamespace)
    let language = MarkupLanguage.allCases.first { $0.namespace.description == namespace }
    guard let language else { throw .invalid([.unknownNamespace(namespace)]) }
    return language
  }

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
