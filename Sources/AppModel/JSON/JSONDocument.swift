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
