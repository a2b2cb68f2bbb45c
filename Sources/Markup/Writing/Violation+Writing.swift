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
