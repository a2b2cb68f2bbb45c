import Markup

/// What a document of a site refers to, and what in it can be referred to.
struct LinkedDocument {
  /// Every `id`.
  private(set) var ids: Set<String> = []
  /// Every address as it is written: of links, pictures, styles and scripts, and of parts of a drawing.
  private(set) var addresses: Set<String> = []

  private static let addressAttributes: Set = ["href", "src", "xlink:href"]

  init(parsing bytes: [UInt8]) throws {
    add(try Element(parsing: bytes))
  }

  private mutating func add(_ element: Element) {
    for attribute in element.attributes {
      if attribute.name == "id" { ids.insert(attribute.value) }
      if Self.addressAttributes.contains(attribute.name) { addresses.insert(attribute.value) }
      if attribute.value.hasPrefix("url(") {
        addresses.insert(String(attribute.value.dropFirst(4).prefix { $0 != ")" }))
      }
    }
    for child in element.elements { add(child) }
  }
}
