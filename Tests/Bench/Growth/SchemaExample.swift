import Support

/// Example values that a JSON Schema allows, with all their keys and one element in each list, or
/// one for each alternative.
struct SchemaExample {
  private let definitions: JSONTree?
  private let root: JSONTree

  init(of schema: JSONTree) {
    root = schema
    definitions = schema["$defs"]
  }

  var value: JSONTree { example(of: root, under: nil).first ?? .null }

  /// Returns one example for each alternative of a schema.
  private func example(of schema: JSONTree, under key: String?) -> [JSONTree] {
    if let reference = schema["$ref"]?.text?.split(separator: "/").last {
      return definitions?[String(reference)].map { example(of: $0, under: key) } ?? []
    }
    if schema["properties"] != nil || schema["additionalProperties"]?.members.isEmpty == false {
      return [object(schema)]
    }
    if let alternatives = schema["anyOf"]?.children {
      return alternatives.flatMap { example(of: $0, under: key) }.filter { $0 != .null }
    }
    if let choice = schema["enum"]?.children.first { return [choice] }
    if let items = schema["items"] { return [.array(example(of: items, under: nil))] }
    if let known = schema["default"] ?? schema["examples"]?.children.first { return [known] }
    switch schema["type"]?.text {
    case "number", "integer": return [.number(key.map(Self.lengths.contains) == true ? "400" : "2")]
    case "boolean": return [.bool(true)]
    case "null": return [.null]
    default:
      let isColor = schema["pattern"]?.text?.hasPrefix("^#") ?? false
      return [.string(isColor ? "#808080" : "example of \(key ?? "a text")")]
    }
  }

  private func object(_ schema: JSONTree) -> JSONTree {
    var members = (schema["properties"]?.members ?? []).filter { !$0.key.hasPrefix("$") }
      .compactMap { member in
        example(of: member.value, under: member.key).first
          .map { JSONTree.Member(member.key, $0) }
      }
    if let others = schema["additionalProperties"], case .object = others,
      let value = example(of: others, under: nil).first
    {
      members.append(JSONTree.Member("example", value))
    }
    return .object(members)
  }

  /// The keys of window measures, which must be large enough to show anything.
  private static let lengths: Set = ["w", "h"]
}
