/// A value of a document, described by its position: sixteen bytes, whatever the value is.
///
/// A document is one flat list of nodes. A container's children follow it directly, the members of
/// an object as key, value, key, value; `next` skips all of them.
struct JSONNode {
  /// The types of JSON values.
  enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null
  }

  let kind: Kind
  /// Whether a string contains no escapes, so that its bytes are its value.
  var isPlain = true
  /// The offset of the first byte.
  let start: UInt32
  /// The offset after the last byte.
  var end: UInt32
  /// The index of the node after this one and everything inside it.
  var next: UInt32
}
