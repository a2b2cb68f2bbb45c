import Support

@testable import AppModel

/// What a JSON value may be: a contract with the programs that read it.
indirect enum JSONShape: Sendable {
  case text, whole, number, truth
  /// One of these words.
  case word([String])
  case orNull(JSONShape)
  case array(JSONShape)
  /// Exactly these members, in this order.
  case object([(key: String, shape: JSONShape)])
  /// A shape that holds itself.
  case named(@Sendable () -> JSONShape)

  /// Where a value is not what it may be, and what it is instead.
  func mismatches(_ json: JSON, at path: String = "$") -> [String] {
    switch (self, json.content) {
    case (.orNull, .null), (.text, .string), (.truth, .bool): return []
    case (.orNull(let shape), _): return shape.mismatches(json, at: path)
    case (.named(let shape), _): return shape().mismatches(json, at: path)
    case (.word(let words), .string(let word)):
      return words.contains(word) ? [] : ["\(path): '\(word)' is none of \(words)"]
    case (.whole, .number(let number)):
      return number.int == nil ? ["\(path): \(number.written) is not whole"] : []
    case (.number, .number(let number)):
      return Self.isPlain(number.written) ? [] : ["\(path): \(number.written) is not plain"]
    case (.array(let shape), .array(let elements)):
      return elements.enumerated().flatMap { shape.mismatches($1, at: "\(path)[\($0)]") }
    case (.object(let members), .object):
      return Self.mismatches(members, json, at: path)
    default: return ["\(path): unexpected \(json.written.prefix(40))"]
    }
  }

  private static func mismatches(
    _ members: [(key: String, shape: JSONShape)], _ json: JSON, at path: String
  ) -> [String] {
    let keys = json.members.map(\.key.text)
    guard keys == members.map(\.key) else { return ["\(path) has the keys \(keys)"] }
    return zip(members, json.members).flatMap { member, written in
      member.shape.mismatches(written.value, at: "\(path).\(member.key)")
    }
  }

  /// Whether a number is written without exponent, needless decimals, and a minus before zero.
  private static func isPlain(_ text: String) -> Bool {
    !text.contains("e") && !text.contains("E") && !text.hasSuffix(".0") && text != "-0"
  }
}

extension JSONShape {
  static let frame = numbers("x", "y", "width", "height")
  static let place = object([("file", .text), ("line", .whole), ("column", .whole)])

  static func numbers(_ keys: String...) -> JSONShape {
    .object(keys.map { ($0, .number) })
  }
}
