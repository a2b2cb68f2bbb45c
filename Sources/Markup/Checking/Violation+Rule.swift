import CLibXML2

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
