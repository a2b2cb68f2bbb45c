/// A writer that only returns documents that its schemas allow. Each thread needs its own writer,
/// which reuses its memory from document to document:
///
///     var writer = try MarkupWriter(checking: [try Schema(parsing: bytes)])
///     let bytes = try writer.bytes(of: Node("svg", ["width": "390"]), as: .svg)
package struct MarkupWriter: ~Copyable {
  private var output: MarkupOutput
  private var check: DocumentCheck
  private var attributes = AttributeTable()
  private var references = ReferenceCheck()
  private let log = ViolationLog()

  /// Makes a writer for the languages that these schemas describe.
  package init(checking schemas: [Schema]) throws(MarkupError) {
    let output = try MarkupOutput()
    let check = try DocumentCheck(schemas, log: log, output: output.buffer)
    self.output = output
    self.check = check
  }

  /// Returns the bytes of a document, which are always the same for the same node.
  package mutating func bytes(
    of root: Node, as language: MarkupLanguage
  ) throws(MarkupError) -> [UInt8] {
    log.clear()
    references.removeAll()
    output.begin(language.prolog)
    if case .element(let name, let attributes, let children) = root {
      write(name, attributes, children, in: language, inside: nil, depth: 1)
    } else {
      log.report(.noRoot)
    }
    output.finish()
    for (id, position) in references.dangling {
      log.report(.danglingReference(id, line: output.buffer.line(at: position)))
    }
    if output.hasFailed { log.reportOutOfMemory() }
    try log.throwIfNotEmpty()
    return output.bytes
  }

  private mutating func write(
    _ name: Node.Name, _ attributes: Node.Attributes, _ children: [Node],
    in language: MarkupLanguage, inside outer: MarkupLanguage?, depth: Int
  ) {
    guard !log.isFull else { return }
    guard depth <= Element.depthLimit else { return log.report(.nesting(line: line)) }
    output.start(name.literal)
    gather(attributes)
    if language != outer { begin(language, inside: outer, name.literal) }
    self.attributes.write(to: &output)
    check.start(name.literal, of: language, &self.attributes, by: language)
    let position = output.position
    write(children, in: language, depth: depth + 1)
    output.end(closingItself: output.position == position && language.closesItself(name))
    check.end(name.literal, of: language, by: language)
    if language != outer { finish(language, inside: outer, name.literal) }
  }

  private mutating func write(_ nodes: [Node], in language: MarkupLanguage, depth: Int) {
    // Next to text a line break would be text too.
    let breaksLines = !nodes.contains { if case .text = $0 { true } else { false } }
    for node in nodes {
      switch node {
      case .element(let name, let attributes, let children):
        let own = language.language(of: name)
        if breaksLines, own.beginsLine(name) { write("\n", in: language) }
        write(name, attributes, children, in: own, inside: language, depth: depth)
      case .text(let text):
        write(text.allowedInXML, in: language)
      }
    }
  }

  private mutating func write(_ text: String, in language: MarkupLanguage) {
    let count = text.utf8.count
    guard count > 0 else { return }
    text.withCString(encodedAs: UTF8.self) { text in
      output.text(text)
      check.text(text, count: count, by: language)
    }
  }

  /// Begins a document, or a drawing inside a page; the page's schema sees only the drawing's name.
  private mutating func begin(
    _ language: MarkupLanguage, inside outer: MarkupLanguage?, _ name: StaticString
  ) {
    output.attribute("xmlns", language.namespace.utf8Start)
    if !check.hasSchema(for: language) { log.report(.noSchema(for: language, line: line)) }
    if let outer {
      var none = AttributeTable()
      check.start(name, of: language, &none, by: outer)
    }
    check.begin(language)
  }

  private mutating func finish(
    _ language: MarkupLanguage, inside outer: MarkupLanguage?, _ name: StaticString
  ) {
    check.finish(language)
    if let outer { check.end(name, of: language, by: outer) }
  }

  private mutating func gather(_ elements: Node.Attributes) {
    attributes.removeAll()
    let position = output.position
    for case (let name, let value?) in elements.elements {
      let value = value.allowedInXML
      if attributes.contains(name) { log.report(.duplicateAttribute(name, line: line)) }
      if references.isDuplicate(name, value, at: position) {
        log.report(.duplicateId(value, line: line))
      }
      attributes.append(name, value)
    }
  }

  private var line: Int { output.buffer.line(at: output.position) }
}
