/// The ids of a document and the references to them. A schema cannot check either while a document
/// is streamed, and it does not treat the attributes of drawings that refer as `IDREF`.
struct ReferenceCheck {
  private var ids: Set<String> = []
  private var references: [(id: Substring, position: Int)] = []

  mutating func removeAll() {
    ids.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
  }

  /// Whether an attribute may say anything about ids, by the first byte of its value.
  static func concerns(_ name: Node.Name, _ first: UInt8?) -> Bool {
    switch Role(name) {
    case .id, .ids: true
    case .link: first == UInt8(ascii: "#")
    case .other: first == UInt8(ascii: "u")
    }
  }

  /// Records an attribute, if it says anything about ids, and returns whether it is an id that the document already has.
  mutating func isDuplicate(_ name: Node.Name, _ value: String, at position: Int) -> Bool {
    switch Role(name) {
    case .id:
      return !ids.insert(value.allowedInXML).inserted
    case .ids:
      for id in value.allowedInXML.split(separator: " ") { references.append((id, position)) }
    case .link:
      guard value.utf8.first == UInt8(ascii: "#") else { return false }
      references.append((value.allowedInXML.dropFirst(), position))
    case .other:
      guard value.utf8.first == UInt8(ascii: "u") else { return false }
      if let id = Self.address(value.allowedInXML) { references.append((id, position)) }
    }
    return false
  }

  /// The references to ids that the document does not have, with their positions, in document
  /// order.
  var dangling: [(id: Substring, position: Int)] {
    references.filter { !ids.contains(String($0.id)) }
  }

  /// Returns the id in `url(#id)`, the form used by attributes that take a clip, a mask, a marker
  /// or a paint.
  private static func address(_ value: String) -> Substring? {
    guard value.hasPrefix("url(#") else { return nil }
    return value.dropFirst("url(#".count).prefix { $0 != ")" }
  }
}

/// What the value of an attribute means for the ids of a document.
private enum Role {
  case id, ids, link, other

  /// Finds the role by name; the first letter decides for most names, and this runs for every
  /// attribute.
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
