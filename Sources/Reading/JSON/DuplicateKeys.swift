/// Finds keys that an object has more than once.
enum DuplicateKeys {
  /// A key that repeats an earlier one of the same object.
  struct Key {
    let name: [UInt8]
    let offset: Int
  }

  /// Above this many members a set is faster than comparing each with each.
  private static let few = 16

  static func find(
    in nodes: [JSONNode], of object: Int, bytes: UnsafeBufferPointer<UInt8>
  ) -> [Key] {
    var keys: [Int] = []
    var index = object + 1
    while index < nodes[object].next {
      keys.append(index)
      index = Int(nodes[index + 1].next)
    }
    if keys.count <= few, keys.allSatisfy({ nodes[$0].isPlain }) {
      let texts = keys.map { text(of: nodes[$0], bytes) }
      guard hasRepetition(texts) else { return [] }
    }
    var seen: Set<[UInt8]> = []
    return keys.compactMap { key in
      let raw = text(of: nodes[key], bytes)
      let name = nodes[key].isPlain ? Array(raw) : JSON.unescaped(raw)
      guard !seen.insert(name).inserted else { return nil }
      return Key(name: name, offset: Int(nodes[key].start))
    }
  }

  private static func hasRepetition(_ texts: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
    for (later, text) in texts.enumerated() {
      for earlier in texts[..<later]
      where earlier.count == text.count && earlier.elementsEqual(text) {
        return true
      }
    }
    return false
  }

  private static func text(
    of node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[Int(node.start) + 1..<Int(node.end) - 1]
  }
}
