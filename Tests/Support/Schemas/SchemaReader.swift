@testable import AppModel

/// Reads the keywords of a schema, and refuses those that it does not know.
struct SchemaReader {
  typealias Node = JSONSchema.Node
  typealias Constraint = JSONSchema.Constraint
  typealias Unreadable = JSONSchema.Unreadable

  let root: JSON

  func node(_ json: JSON, at pointer: String) throws -> Node {
    switch json.content {
    case .bool(true): return Node(constraints: [])
    case .bool(false): return Node(constraints: [.never])
    case .object(let members):
      return Node(
        constraints: try members.compactMap { key, value in
          try constraint(key.text, value, of: json, at: pointer.pointing(to: key.text))
        })
    case .array, .string, .number, .null:
      throw Unreadable(pointer: pointer, reason: "\(json.schemaType) is no schema")
    }
  }

  func nodes(_ json: JSON, at pointer: String) throws -> [String: Node] {
    try json.members.reduce(into: [:]) { nodes, member in
      let name = member.key.text
      nodes[name] = try node(member.value, at: pointer.pointing(to: name))
    }
  }

  private func constraint(
    _ keyword: String, _ value: JSON, of schema: JSON, at pointer: String
  ) throws -> Constraint? {
    let isRoot = schema.index == root.index
    switch keyword {
    case "title", "description", "default", "examples": return nil
    case "$schema" where isRoot, "$id" where isRoot, "$defs" where isRoot: return nil
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
      let known = schema.member("properties")?.members.map(\.key.text) ?? []
      return .otherProperties(known: Set(known), try node(value, at: pointer))
    case "required": return .required(try strings(value, at: pointer))
    case "dependentRequired":
      return .dependentRequired(
        try value.members.reduce(into: [:]) { names, member in
          names[member.key.text] = try strings(member.value, at: pointer)
        })
    case "items": return .items(try node(value, at: pointer))
    case "anyOf":
      return .anyOf(
        try value.elements.enumerated().map {
          try node($0.element, at: pointer.pointing(to: "\($0.offset)"))
        })
    case "$ref": return .reference(try reference(value, at: pointer))
    default: throw Unreadable(pointer: pointer, reason: "the keyword is not known")
    }
  }

  private func types(_ value: JSON, at pointer: String) throws -> [String] {
    let names = value.node.kind == .array ? try strings(value, at: pointer) : [value.text]
    for name in names where !JSON.schemaTypes.contains(name) {
      throw Unreadable(pointer: pointer, reason: "'\(name)' is no type that is known")
    }
    return names
  }

  /// The name of a definition, the only thing that references may point to.
  private func reference(_ value: JSON, at pointer: String) throws -> String {
    let text = try string(value, at: pointer)
    let name = text.dropFirst("#/$defs/".count)
    let names = root.member("$defs")?.members.map(\.key.text) ?? []
    guard text.hasPrefix("#/$defs/"), names.contains(String(name)) else {
      throw Unreadable(pointer: pointer, reason: "'\(text)' is no definition")
    }
    return String(name)
  }

  private func strings(_ value: JSON, at pointer: String) throws -> [String] {
    guard value.node.kind == .array else {
      throw Unreadable(pointer: pointer, reason: "\(value.schemaType) is no array of strings")
    }
    return try value.elements.map { try string($0, at: pointer) }
  }

  private func string(_ value: JSON, at pointer: String) throws -> String {
    if case .string(let text) = value.content { return text }
    throw Unreadable(pointer: pointer, reason: "\(value.schemaType) is no string")
  }

  private func number(_ value: JSON, at pointer: String) throws -> Double {
    if case .number(let number) = value.content { return number.double }
    throw Unreadable(pointer: pointer, reason: "\(value.schemaType) is no number")
  }
}

extension JSON {
  /// The types of JSON Schema.
  static let schemaTypes = ["object", "array", "string", "number", "integer", "boolean", "null"]

  /// The type of the value, as JSON Schema names it.
  var schemaType: String {
    switch node.kind {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .true, .false: "boolean"
    case .null: "null"
    }
  }
}
