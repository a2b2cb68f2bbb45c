/// A JSON text and its values, each of which remembers where it was written.
package struct JSONDocument: Sendable {
  package let file: FileID
  package let bytes: [UInt8]
  let nodes: [JSONNode]

  /// The value that is the whole text.
  package var root: JSON { JSON(document: self, index: 0) }
}

extension JSONDocument {
  /// A text that belongs to no app, such as a schema; nil where it is not JSON.
  package init?(of bytes: [UInt8]) {
    guard let document = JSONParsing(bytes, in: FileID(index: 0)).document else { return nil }
    self = document
  }

  /// How many values and keys a text has; nil where it is no JSON.
  package static func nodeCount(of bytes: [UInt8]) -> Int? {
    JSONDocument(of: bytes)?.nodes.count
  }

  /// Files from here on are refused: offsets are 32 bits wide.
  static let largest = 1 << 30
}
