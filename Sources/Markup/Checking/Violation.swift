import CLibXML2

/// A mistake in a document to be written, or in a schema.
package struct Violation: Hashable, Sendable {
  /// The rule by its name in XML Schema, such as `cvc-pattern-valid`, or one of the writer's own:
  /// `duplicate-id`, `duplicate-attribute`, `dangling-reference`, `nesting`, `root`, `no-schema`.
  package let rule: String
  /// The place and the reason, in one line: element, attribute, value and the type that rejects it.
  package let message: String
  /// The line in the bytes that were not returned, counted from one.
  package let line: Int
}

/// The reason that there are no bytes, or no schema.
package enum MarkupError: Error, Hashable, Sendable {
  /// The violations in document order; only the first ones if there are many.
  case invalid([Violation])
  case outOfMemory
}

extension Violation {
  static func duplicateAttribute(_ name: Node.Name, line: Int) -> Self {
    Self(
      rule: "duplicate-attribute", message: "the attribute '\(name)' appears twice", line: line)
  }

  static func duplicateId(_ id: String, line: Int) -> Self {
    Self(rule: "duplicate-id", message: "the id '\(id)' appears twice", line: line)
  }

  static func danglingReference(_ id: Substring, line: Int) -> Self {
    Self(rule: "dangling-reference", message: "no element has the id '\(id)'", line: line)
  }

  static func nesting(line: Int) -> Self {
    Self(
      rule: "nesting",
      message: "parsers do not read elements nested deeper than \(Element.depthLimit)", line: line)
  }

  static var noRoot: Self {
    Self(rule: "root", message: "a document must have one root element", line: 1)
  }

  static func noSchema(for language: MarkupLanguage, line: Int) -> Self {
    Self(rule: "no-schema", message: "the writer has no schema for \(language)", line: line)
  }
}

extension Violation {
  /// Makes a violation of an error from libxml2, with the name of its rule and without the
  /// namespaces, which are always the same.
  init(_ error: xmlError) {
    var message = String(oneLine: error.message)
    for language in MarkupLanguage.allCases {
      message.replace("{\(language.namespace)}", with: "")
    }
    self.init(rule: Self.rule(error.code), message: message, line: max(1, Int(error.line)))
  }

  /// Returns the name of one of libxml2's codes in W3C XML Schema Part 1, appendix C.
  private static func rule(_ code: Int32) -> String {
    let first = Int32(XML_SCHEMAV_CVC_DATATYPE_VALID_1_2_1.rawValue)
    let index = Int(code - first)
    return rules.indices.contains(index) ? rules[index] : "libxml2-\(code)"
  }

  /// In the order of libxml2's codes, without a gap.
  private static let rules = [
    "cvc-datatype-valid.1.2.1", "cvc-datatype-valid.1.2.2", "cvc-datatype-valid.1.2.3",
    "cvc-type.3.1.1", "cvc-type.3.1.2",
    "cvc-facet-valid", "cvc-length-valid", "cvc-minLength-valid", "cvc-maxLength-valid",
    "cvc-minInclusive-valid", "cvc-maxInclusive-valid", "cvc-minExclusive-valid",
    "cvc-maxExclusive-valid", "cvc-totalDigits-valid", "cvc-fractionDigits-valid",
    "cvc-pattern-valid", "cvc-enumeration-valid",
    "cvc-complex-type.2.1", "cvc-complex-type.2.2", "cvc-complex-type.2.3", "cvc-complex-type.2.4",
    "cvc-elt.1", "cvc-elt.2", "cvc-elt.3.1", "cvc-elt.3.2.1", "cvc-elt.3.2.2", "cvc-elt.4.1",
    "cvc-elt.4.2", "cvc-elt.4.3", "cvc-elt.5.1.1", "cvc-elt.5.1.2", "cvc-elt.5.2.1",
    "cvc-elt.5.2.2.1", "cvc-elt.5.2.2.2.1", "cvc-elt.5.2.2.2.2", "cvc-elt.6", "cvc-elt.7",
    "cvc-attribute.1", "cvc-attribute.2", "cvc-attribute.3", "cvc-attribute.4",
    "cvc-complex-type.3.1", "cvc-complex-type.3.2.1", "cvc-complex-type.3.2.2",
    "cvc-complex-type.4", "cvc-complex-type.5.1", "cvc-complex-type.5.2",
    // What libxml2 calls "element content" is the rule that children match the content model.
    "cvc-complex-type.2.4", "document-element", "cvc-complex-type.1", "cvc-au", "cvc-type.1",
    "cvc-type.2", "cvc-identity-constraint", "cvc-wildcard",
  ]
}
