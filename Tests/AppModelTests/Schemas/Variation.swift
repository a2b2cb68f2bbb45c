@testable import AppModel

/// A document with one of its values or keys changed into something else.
struct Variation {
  let change: String
  let bytes: [UInt8]

  /// All variations of a document: each value becomes one of every other kind, each text empty, each
  /// number zero and negative, and each key a misspelled one.
  static func all(of document: JSON) -> [Variation] {
    values(in: document).flatMap { value in
      replacements(for: value).map { Variation(document, replacing: value, with: $0) }
        + value.members.map { key, _ in
          Variation(document, replacing: key, with: "\"\(key.text)x\"")
        }
    }
  }

  private init(_ document: JSON, replacing value: JSON, with text: String) {
    let range = Int(value.node.start)..<Int(value.node.end)
    change = "byte \(range.lowerBound), \(value.written.prefix(40)) -> \(text)"
    var bytes = document.document.bytes
    bytes.replaceSubrange(range, with: text.utf8)
    self.bytes = bytes
  }

  /// A value and all that stand inside it.
  private static func values(in value: JSON) -> [JSON] {
    [value] + (value.members.map(\.value) + value.elements.map(\.self)).flatMap(values)
  }

  private static func replacements(for value: JSON) -> [String] {
    switch value.content {
    case .object: ["null", "true", "0", "7", "\"7\"", "\"x\"", "[]"]
    case .array: ["null", "true", "0", "7", "\"7\"", "\"x\"", "{}"]
    case .string: ["null", "true", "0", "7", "\"\"", "[]", "{}"]
    case .number: ["null", "true", "0", "-7", "\"7\"", "\"x\"", "\"\"", "[]", "{}"]
    case .bool: ["null", "0", "7", "\"7\"", "\"true\"", "\"\"", "[]", "{}"]
    case .null: ["true", "0", "7", "\"7\"", "\"x\"", "[]", "{}"]
    }
  }
}
