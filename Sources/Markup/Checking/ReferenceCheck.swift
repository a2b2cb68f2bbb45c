/// The ids of a document and what refers to them. A schema cannot see either while a document streams
/// by, and to it the attributes of drawings that refer are no `IDREF`.
struct ReferenceCheck {
  private var ids: Set<String> = []
  private var references: [(id: Substring, position: Int)] = []

  mutating func removeAll() {
    ids.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
  }

  /// Notes an attribute and returns whether it is an id that the document has already.
  mutating func isDuplicate(_ name: Node.Name, _ value: String, at position: Int) -> Bool {
    switch Role(name) {
    case .id:
      return !ids.insert(value).inserted
    case .ids:
      for id in value.split(separator: " ") { references.append((id, position)) }
    case .link:
      if value.utf8.first == UInt8(ascii: "#") { references.append((value.dropFirst(), position)) }
    case .other:
      if let id = Self.address(value) { references.append((id, position)) }
    }
    return false
  }

  /// What refers to an id that the document has not, with its position, in the order of the document.
  var dangling: [(id: Substring, position: Int)] {
    references.filter { !ids.contains(String($0.id)) }
  }

  /// The id in `url(#id)`, as attributes that take a clip, a mask, a marker or a paint have it.
  private static func address(_ value: String) -> Substring? {
    guard value.utf8.first == UInt8(ascii: "u"), value.hasPrefix("url(#") else { return nil }
    return value.dropFirst("url(#".count).prefix { $0 != ")" }
  }
}

/// What the value of an attribute means to the ids of a document.
private enum Role {
  case id, ids, link, other

  /// The role by name; the first letter decides for most names, and this is asked for every attribute.
  init(_ name: Node.Name) {
    switch name.literal.utf8Start.pointee {
    case UInt8(ascii: "i"): self = name == "id" ? .id : .other
    case UInt8(ascii: "h"): self = name == "href" ? .link : name == "headers" ? .ids : .other
    case UInt8(ascii: "a"): self = Self.relations.contains(name) ? .ids : .other
    case UInt8(ascii: "f"): self = name == "for" || name == "form" ? .ids : .other
    case UInt8(ascii: "l"): self = name == "list" ? .ids : .other
    default: self = .other
    }
  }

  private static let relations: [Node.Name] = [
    "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details",
    "aria-flowto", "aria-activedescendant", "aria-errormessage",
  ]
}
