/// The name of an element of a list, which does not depend on its place: screens, plugins and feed
/// items by id, components by id or else by type and data source, families and styles by name.
package enum ListIdentity {
  /// The keys that identify the elements of a list.
  package static let keys = ["id", "identifier"]

  package static func name(of element: JSON) -> String {
    switch element.content {
    case .string(let text): return text
    case .object: break
    case .array: return "list"
    case .number, .bool, .null: return element.written
    }
    let members = Dictionary(
      element.members.map { ($0.key.text, $0.value) }, uniquingKeysWith: { $1 })
    for key in keys {
      if let id = members[key]?.plainText { return id }
    }
    if let id = members["plugin"]?.member("identifier")?.plainText { return id }
    if let type = (members["component_type"] ?? members["type"])?.plainText {
      let source = members["data"]?.member("source")?.plainText
      return source.map { "\(type) \($0)" } ?? named(members) ?? type
    }
    return named(members) ?? "item"
  }

  private static func named(_ members: [String: JSON]) -> String? {
    let own = ["name", "source", "title", "screen"].lazy.compactMap { members[$0]?.plainText }.first
    // A warning that is left out, or what one scene presents.
    let parts = ["rule", "path", "from", "to"].compactMap { members[$0]?.plainText }
    return own ?? (parts.isEmpty ? nil : parts.joined(separator: " "))
  }
}

extension JSON {
  /// Whether it is true; anything else, also a text, is not.
  var isTrue: Bool {
    if case .bool(true) = content { return true }
    return false
  }

  /// The text of a string or number; nil for anything else and for an empty text.
  var plainText: String? {
    switch content {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.written
    case .object, .array, .bool, .null: nil
    }
  }
}
