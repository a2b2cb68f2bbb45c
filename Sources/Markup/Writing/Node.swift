import CLibXML2

/// A part of a document to be written, as a value: an element with its attributes and content, or a
/// text. Markup inside a text is escaped, never written as markup.
///
///     Node("text", ["x": "12", "class": isLarge ? "large" : nil], [.text(title)])
///
/// Where parts depend on conditions, a block reads better:
///
///     Node("li") {
///       Node("a", ["href": link]) { title }
///       if isDimmed { Node("small") { "same as the one before" } }
///     }
package enum Node: Hashable, Sendable {
  case element(Name, Attributes, [Node])
  case text(String)
  /// Elements and texts in one buffer, with the same meaning as one after the other.
  case flat(FlatNodes)

  /// Makes an element.
  package init(_ name: Name, _ attributes: Attributes = [:], _ children: [Node] = []) {
    self = .element(name, attributes, children)
  }

  /// Makes an element with the parts of a block inside.
  package init(
    _ name: Name, _ attributes: Attributes = [:], @NodeBuilder children: () -> [Node]
  ) {
    self = .element(name, attributes, children())
  }
}

/// A builder that collects the content of an element from a block of elements and texts, conditions
/// and loops.
@resultBuilder
package enum NodeBuilder {
  package static func buildExpression(_ node: Node) -> [Node] { [node] }
  package static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  package static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }

  package static func buildBlock() -> [Node] { [] }
  package static func buildPartialBlock(first: [Node]) -> [Node] { first }
  package static func buildPartialBlock(
    accumulated: consuming [Node], next: [Node]
  ) -> [Node] {
    accumulated += next
    return accumulated
  }
  package static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
  package static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  package static func buildEither(first part: [Node]) -> [Node] { part }
  package static func buildEither(second part: [Node]) -> [Node] { part }
}

extension Node {
  /// The name of an element or an attribute. It can only be made from a literal, so that data never
  /// becomes a name, and libxml2 can use its bytes directly.
  package struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
    let literal: StaticString

    package init(stringLiteral literal: StaticString) {
      self.literal = literal
    }

    package static func == (one: Self, other: Self) -> Bool {
      one.literal.utf8CodeUnitCount == other.literal.utf8CodeUnitCount
        && xmlStrEqual(one.literal.utf8Start, other.literal.utf8Start) == 1
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: UnsafeRawBufferPointer(literal.bytes))
    }
  }

  /// The attributes of an element in the order that they are written; those without a value are
  /// left out. Two attributes with one name are refused when the element is written.
  ///
  ///     ["href": link, "aria-current": isCurrent ? "page" : nil]
  package struct Attributes: Sendable, ExpressibleByDictionaryLiteral {
    /// The names and values. (With labels the literal below would be cast pair by pair, at a tenth
    /// of the cost of a whole document.)
    let elements: [(Name, String?)]

    package init(dictionaryLiteral elements: (Name, String?)...) {
      self.elements = elements
    }

    private init(_ elements: [(Name, String?)]) {
      self.elements = elements
    }

    /// Returns these attributes followed by others.
    package func and(_ more: Attributes) -> Attributes {
      Attributes(elements + more.elements)
    }

    /// The value of an attribute, if it has one.
    package subscript(name: Name) -> String? {
      elements.first { $0.0 == name && $0.1 != nil }?.1
    }
  }
}

extension Node.Name: CustomStringConvertible {
  package var description: String { literal.description }
}

extension StaticString {
  /// The bytes of a literal, which exist as long as the program runs; a zero byte follows them.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension Node.Attributes: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.written.elementsEqual(other.written) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for (name, value) in written {
      hasher.combine(name)
      hasher.combine(value)
    }
  }

  private var written: some Sequence<(Node.Name, String?)> {
    elements.lazy.filter { $0.1 != nil }
  }
}
