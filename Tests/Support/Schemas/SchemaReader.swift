/// Reads the keywords of a schema and rejects unknown ones.
struct SchemaReader {
  typealias Node = JSONSchema.Node
  typealias Constraint = JSONSchema.Constraint
  typealias Unreadable = JSONSchema.Unreadable

  let root: JSONTree

  func node(_ json: JSONTree, at pointer: String) throws -> Node {
    switch json {
    case .bool(true): return Node(constraints: [])
    case .bool(false): return Node(constraints: [.never])
    case .object(let members):
      return Node(
        constraints: try members.compactMap { member in
          try constraint(member.key, member.value, of: json, at: pointer)
        })
    case .array, .string, .number, .null:
      throw Unreadable(pointer: pointer, reason: "\(json.schemaType) is not a schema")
    }
  }

  /// The schemas that others refer to, by their names.
  var definitions: [String: Node] {
    get throws {
      for key in Self.definitionKeys {
        if let json = root[key] { return try nodes(json, at: "/\(key)") }
      }
      return [:]
    }
  }

  /// The keys of the definitions: since draft 2019-09, and before it.
  private static let definitionKeys = ["$defs", "definitions"]

  func nodes(_ json: JSONTree, at pointer: String) throws -> [String: Node] {
    try json.members.reduce(into: [:]) { nodes, member in
      let name = member.key
      nodes[name] = try node(member.value, at: pointer.pointing(to: name))
    }
  }

  private func constraint(
    _ keyword: String, _ value: JSONTree, of schema: JSONTree, at place: String
  ) throws -> Constraint? {
    let isRoot = place.isEmpty
    let pointer = place.pointing(to: keyword)
    switch keyword {
    case "title", "description", "default", "examples": return nil
    case "$schema" where isRoot, "$id" where isRoot, "id" where isRoot: return nil
    case _ where isRoot && Self.definitionKeys.contains(keyword): return nil
    case "type": return .types(try types(value, at: pointer))
    case "enum": return .words(try strings(value, at: pointer))
    case "minimum": return .minimum(try number(value, at: pointer))
    case "exclusiveMinimum": return .exclusiveMinimum(try number(value, at: pointer))
    case "maximum": return .maximum(try number(value, at: pointer))
    case "minLength": return .minLength(Int(try number(value, at: pointer)))
    case "pattern":
      let pattern = try string(value, at: pointer)
      return .pattern(pattern, try Regex(pattern))
    case "properties": return .properties(try nodes(value, at: pointer))
    case "additionalProperties":
      let known = schema["properties"]?.members.map(\.key) ?? []
      return .otherProperties(known: Set(known), try node(value, at: pointer))
    case "required": return .required(try strings(value, at: pointer))
    case "dependentRequired":
      return .dependentRequired(
        try value.members.reduce(into: [:]) { names, member in
          names[member.key] = try strings(member.value, at: pointer)
        })
    case "items": return .items(try node(value, at: pointer))
    case "anyOf": return .anyOf(try alternatives(value, at: pointer))
    case "oneOf": return .oneOf(try alternatives(value, at: pointer))
    case "minItems": return .minItems(Int(try number(value, at: pointer)))
    case "maxItems": return .maxItems(Int(try number(value, at: pointer)))
    case "uniqueItems": return value.isTrue ? .uniqueItems : nil
    case "format": return .format(try format(value, at: pointer))
    case "$ref": return .reference(try reference(value, at: pointer))
    default: throw Unreadable(pointer: pointer, reason: "the keyword is not known")
    }
  }

  private func alternatives(_ value: JSONTree, at pointer: String) throws -> [Node] {
    try value.elements.enumerated().map {
      try node($0.element, at: pointer.pointing(to: "\($0.offset)"))
    }
  }

  private func format(_ value: JSONTree, at pointer: String) throws -> String {
    let name = try string(value, at: pointer)
    guard JSONTree.formats[name] != nil else {
      throw Unreadable(pointer: pointer, reason: "'\(name)' is not a known format")
    }
    return name
  }

  private func types(_ value: JSONTree, at pointer: String) throws -> [String] {
    let names = try value.text.map { [$0] } ?? strings(value, at: pointer)
    for name in names where !JSONTree.schemaTypes.contains(name) {
      throw Unreadable(pointer: pointer, reason: "'\(name)' is not a known type")
    }
    return names
  }

  /// Returns the name of a definition, the only thing that references may point to.
  private func reference(_ value: JSONTree, at pointer: String) throws -> String {
    let text = try string(value, at: pointer)
    for key in Self.definitionKeys where text.hasPrefix("#/\(key)/") {
      let name = String(text.dropFirst(key.count + 3))
      if root[key]?[name] != nil { return name }
    }
    throw Unreadable(pointer: pointer, reason: "'\(text)' is not a definition")
  }

  private func strings(_ value: JSONTree, at pointer: String) throws -> [String] {
    guard case .array(let elements) = value else {
      throw Unreadable(pointer: pointer, reason: "\(value.schemaType) is not an array of strings")
    }
    return try elements.map { try string($0, at: pointer) }
  }

  private func string(_ value: JSONTree, at pointer: String) throws -> String {
    if let text = value.text { return text }
    throw Unreadable(pointer: pointer, reason: "\(value.schemaType) is not a string")
  }

  private func number(_ value: JSONTree, at pointer: String) throws -> Double {
    if let number = value.number { return number }
    throw Unreadable(pointer: pointer, reason: "\(value.schemaType) is not a number")
  }
}

extension JSONTree {
  /// The types of JSON Schema.
  static let schemaTypes = ["object", "array", "string", "number", "integer", "boolean", "null"]

  /// The type of the value, as JSON Schema names it.
  var schemaType: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .bool: "boolean"
    case .null: "null"
    }
  }
}
