import Support

/// A document with one of its values or keys changed into something else.
struct Variation {
  let change: String
  let bytes: [UInt8]

  /// Returns all variations of a document: each value is replaced by one of every other type, each
  /// text by an empty one, each number by zero and a negative one, and each key by a misspelled
  /// one.
  static func all(of document: JSONTree) -> [Variation] {
    document.paths.flatMap { path in
      replacements(for: document[path]).map { Variation(document, path, $0) }
        + misspellings(of: document[path]).map { Variation(document, path, $0) }
    }
  }

  private init(_ document: JSONTree, _ path: [Int], _ value: JSONTree) {
    change = "\(path): \(document[path].written.prefix(40)) -> \(value.written.prefix(40))"
    var changed = document
    changed[path] = value
    bytes = changed.json
  }

  /// Returns an object with one of its keys misspelled, for each of its keys.
  private static func misspellings(of value: JSONTree) -> [JSONTree] {
    value.members.indices.map { index in
      var members = value.members
      members[index].key += "x"
      return .object(members)
    }
  }

  private static func replacements(for value: JSONTree) -> [JSONTree] {
    let (zero, seven) = (JSONTree.number("0"), JSONTree.number("7"))
    let (digit, word) = (JSONTree.string("7"), JSONTree.string("x"))
    let (empty, list, object) = (JSONTree.string(""), JSONTree.array([]), JSONTree.object([]))
    return switch value {
    case .object: [.null, .bool(true), zero, seven, digit, word, list]
    case .array: [.null, .bool(true), zero, seven, digit, word, object]
    case .string: [.null, .bool(true), zero, seven, empty, list, object]
    case .number: [.null, .bool(true), zero, .number("-7"), digit, word, empty, list, object]
    case .bool: [.null, zero, seven, digit, .string("true"), empty, list, object]
    case .null: [.bool(true), zero, seven, digit, word, list, object]
    }
  }
}
