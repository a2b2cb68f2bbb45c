import CLibXML2

/// A validation by one schema that receives each element and text as a parser would report it: this
/// does not need one of libxml2's trees, and it knows the line, which a tree that was not parsed
/// does not.
struct SchemaCheck: ~Copyable {
  /// Held because the context points at it.
  private let schema: ParsedSchema
  private let context: xmlSchemaValidCtxtPtr
  private let log: ViolationLog

  /// What libxml2 would attach to a parser, while a validation is in progress.
  private var plug: xmlSchemaSAXPlugPtr?
  private var events: xmlSAXHandlerPtr?
  private var receiver: UnsafeMutableRawPointer?

  /// Makes a check that reports to a log, which knows the line.
  init(_ schema: ParsedSchema, log: ViolationLog) throws(MarkupError) {
    guard let context = xmlSchemaNewValidCtxt(schema.pointer) else { throw .outOfMemory }
    riverbed_report_errors(context, report, log.pointer)
    xmlSchemaValidateSetLocator(context, locate, log.pointer)
    self.schema = schema
    self.context = context
    self.log = log
  }

  deinit {
    xmlSchemaSAXUnplug(plug)
    xmlSchemaFreeValidCtxt(context)
  }

  mutating func begin() {
    plug = xmlSchemaSAXPlug(context, &events, &receiver)
    if plug == nil { log.reportOutOfMemory() }
  }

  func start(
    _ name: StaticString, in namespace: StaticString, _ attributes: inout AttributeTable
  ) {
    guard let start = events?.pointee.startElementNs else { return }
    let count = Int32(attributes.count)
    attributes.withFields { fields in
      start(receiver, name.utf8Start, nil, namespace.utf8Start, 0, nil, count, 0, fields)
    }
  }

  func text(_ text: UnsafePointer<UInt8>, count: Int) {
    guard let count = Int32(exactly: count) else { return log.reportOutOfMemory() }
    events?.pointee.characters?(receiver, text, count)
  }

  func end(_ name: StaticString, in namespace: StaticString) {
    events?.pointee.endElementNs?(receiver, name.utf8Start, nil, namespace.utf8Start)
  }

  /// Ends the validation, even one that was abandoned in the middle.
  mutating func finish() {
    guard let plug else { return }
    let isValid = xmlSchemaIsValid(context) == 1
    let isUnplugged = xmlSchemaSAXUnplug(plug) == 0
    self.plug = nil
    events = nil
    if !(isValid && isUnplugged), log.isEmpty { log.report(.unexplained) }
  }
}

/// Tells libxml2 the current line of the document, as a callback.
private func locate(
  _ log: UnsafeMutableRawPointer?, _ file: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ line: UnsafeMutablePointer<UInt>?
) -> Int32 {
  guard let log else { return -1 }
  file?.pointee = nil
  line?.pointee = UInt(Unmanaged<ViolationLog>.fromOpaque(log).takeUnretainedValue().line)
  return 0
}

extension Violation {
  static var unexplained: Self {
    Self(rule: "schema", message: "libxml2 refuses the document and does not say why", line: 1)
  }
}
