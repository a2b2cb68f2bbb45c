/// An element of an XML document, with its name, attributes and content, as a value.
package struct Element: Hashable, Sendable {
  package let name: String
  package let attributes: [Attribute]
  package let children: [Node]
  /// The line where the element's start tag begins, counted from one.
  package let line: Int

  /// Makes an element, such as one that differs from another in what it holds.
  package init(name: String, attributes: [Attribute], children: [Node], line: Int) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.line = line
  }

  /// The most levels of elements that are read or written, which is libxml2's own limit in versions
  /// before 2.13. A reader of trees calls itself once for each level.
  static let depthLimit = 256

  /// One attribute; attributes keep the order of the file.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A child of an element. Comments and processing instructions are left out.
  package enum Node: Hashable, Sendable {
    case element(Element)
    case text(String)
  }

  /// The elements among the children.
  package var elements: [Element] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text directly inside, joined.
  package var text: String {
    children.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }

  /// The value of an attribute, if the element has it.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
