import Markup

/// Where elements are in documents, of which classes, and which attributes they have: what is wrong
/// with one document is wrong with another one of the same forms.
struct MarkupForms {
  private var known: Set<String> = []

  /// Whether a document has an element that none before had, inside of the same ones and with
  /// attributes of the same names.
  mutating func areNew(in bytes: [UInt8]) throws -> Bool {
    let count = known.count
    collect(try Element(parsing: bytes, atMost: .max), inside: "")
    return known.count > count
  }

  private mutating func collect(_ element: Element, inside path: String) {
    let path = "\(path)/\(element.name)"
    let attributes = element.attributes.map { $0.name == "class" ? $0.value : $0.name }.sorted()
    known.insert(([path] + attributes).joined(separator: " "))
    for inner in element.elements { collect(inner, inside: path) }
  }
}

extension BuiltSite {
  /// Returns the whole paths of the documents of some kinds that have new forms.
  func newForms(in forms: inout MarkupForms, _ endings: String...) throws -> [String] {
    try endings.flatMap { try files($0) }
      .filter { try forms.areNew(in: bytes(of: $0)) }.map { "\(path)/\($0)" }
  }
}
