/// A JSON text and its values, each of which knows its location.
package struct JSONDocument: Sendable {
  package let file: FileID
  package let bytes: [UInt8]
  let nodes: [JSONNode]

  /// The value that is the whole text.
  package var root: JSON { JSON(document: self, index: 0) }
}

extension JSONDocument {
  /// Parses a text that is not part of an app, such as a schema; nil if it is not JSON.
  package init?(of bytes: [UInt8]) {
    guard let document = JSONParsing(bytes).document else { return nil }
    self = document
  }

  /// Files of this size and larger are rejected, because offsets have 32 bits.
  static let largest = 1 << 30
}

/// The result of parsing a text: the document, or nil if the text is not JSON, and the diagnostics.
package struct JSONParsing: Sendable {
  package let document: JSONDocument?
  package let diagnostics: DiagnosticLog

  /// Takes a document that was parsed before.
  package init(of document: JSONDocument) {
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
