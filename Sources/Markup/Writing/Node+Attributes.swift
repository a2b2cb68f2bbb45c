extension Node {
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
