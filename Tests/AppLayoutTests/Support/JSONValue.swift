/// Any JSON value, for fixtures.
enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let elements = try? value.decode([JSONValue].self) {
      self = .array(elements)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue {
  /// The value of a key, or null where this is no object or has no such key.
  subscript(_ key: String) -> JSONValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var isTrue: Bool { self == .bool(true) }

  /// The value itself, or nothing where it is null.
  var present: JSONValue? { self == .null ? nil : self }
}
