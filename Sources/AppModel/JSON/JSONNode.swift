/// One value of a document, told by where it stands: sixteen bytes, whatever it holds.
///
/// A document is one flat list of nodes. A container's children follow it directly, the members of an
/// object as key, value, key, value; `next` leaps over all of them.
struct JSONNode {
  enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null
  }

  let kind: Kind
  /// Whether the text of a string is its value: no escape stands in it.
  var isPlain = true
  /// The offset of the first byte.
  let start: UInt32
  /// The offset behind the last byte.
  var end: UInt32
  /// The index of the node behind this one and everything inside it.
  var next: UInt32
}
