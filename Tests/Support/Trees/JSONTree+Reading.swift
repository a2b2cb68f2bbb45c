import AppModel
import Testing

extension JSONTree {
  /// Parses a text that must be JSON without any warning.
  package init(strictly bytes: [UInt8]) throws {
    let parsing = JSONParsing(bytes)
    try #require(parsing.diagnostics.isEmpty)
    self = try #require(JSONTree(bytes))
  }

  /// The elements of an array; empty for any other value.
  package var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The texts of an array of strings.
  package var texts: [String] { elements.compactMap(\.text) }

  /// The nearest `Double` to a number; nil for any other value.
  package var number: Double? {
    if case .number(let text) = self { Double(text) } else { nil }
  }

  /// A whole number; nil for any other value.
  package var whole: Int? {
    if case .number(let text) = self { Int(text) } else { nil }
  }

  package var isTrue: Bool { self == .bool(true) }

  /// Returns the value of a key; nil where it is null.
  package func present(_ key: String) -> JSONTree? { self[key].flatMap { $0 == .null ? nil : $0 } }

  /// The value and all values inside it, each before those inside it.
  package var all: [JSONTree] { [self] + children.flatMap(\.all) }

  /// The value as JSON text.
  package var written: String { String(decoding: json, as: UTF8.self) }

  /// Returns the value that a JSON pointer points to.
  package func at(_ pointer: String) throws -> JSONTree {
    try pointer.split(separator: "/").reduce(self) { value, name in
      try #require(value[String(name)], "there is no \(pointer)")
    }
  }
}
