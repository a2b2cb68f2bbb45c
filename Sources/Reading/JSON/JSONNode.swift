/// A value of a document, described by its position: twelve bytes, whatever the value is.
///
/// A document is one flat list of nodes. A container's children follow it directly, the members of
/// an object as key, value, key, value; `next` skips all of them. A file has fewer than 2^30 bytes,
/// a revised one has those of two files, and each value takes two bytes, so the bits above are free
/// for everything else.
struct JSONNode {
  /// The offset of the first byte, and whether a string is plain.
  private var first: UInt32
  /// The offset after the last byte, and a bit of the kind.
  private var last: UInt32
  /// The index of the next node, and two bits of the kind.
  private var following: UInt32

  /// The types of JSON values.
  enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null
  }

  init(kind: Kind, isPlain: Bool = true, start: UInt32, end: UInt32, next: UInt32) {
    let kind = UInt32(kind.rawValue)
    first = start << 1 | (isPlain ? 1 : 0)
    last = end << 1 | kind & 1
    following = next << 2 | kind >> 1
  }

  var kind: Kind {
    guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: (following & 3) << 1 | last & 1))
    else { fatalError("a node is made with a kind, and keeps it") }
    return kind
  }

  /// Whether a string contains no escapes, so that its bytes are its value.
  var isPlain: Bool { first & 1 == 1 }

  /// The offset of the first byte.
  var start: UInt32 { first >> 1 }

  /// The offset after the last byte.
  var end: UInt32 {
    get { last >> 1 }
    set { last = newValue << 1 | last & 1 }
  }

  /// The index of the node after this one and everything inside it.
  var next: UInt32 {
    get { following >> 2 }
    set { following = newValue << 2 | following & 3 }
  }
}
