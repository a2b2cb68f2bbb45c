/// The result of parsing a text: the document, or nil if the text is not JSON, and the diagnostics.
package struct JSONParsing: Sendable {
  package let document: JSONDocument?
  package let diagnostics: DiagnosticLog

  /// Takes a document that was parsed before.
  init(of document: JSONDocument) {
    self.document = document
    diagnostics = DiagnosticLog()
  }

  /// Parses a text by RFC 8259, tolerating trailing commas and a byte order mark with a warning.
  package init(_ bytes: [UInt8], in file: FileID = .alone) {
    guard bytes.count < JSONDocument.largest else {
      document = nil
      var log = DiagnosticLog()
      log.append(.tooLarge(in: file))
      diagnostics = log
      return
    }
    var nodes: [JSONNode] = []
    var found = DiagnosticLog()
    let isJSON = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, in: file)
      defer { (nodes, found) = (parser.nodes, parser.diagnostics) }
      return parser.parseDocument()
    }
    document = isJSON ? JSONDocument(file: file, bytes: bytes, nodes: nodes) : nil
    diagnostics = found
  }
}
