/// A writer that only returns documents that its schemas allow. Each thread needs its own writer,
/// which reuses its memory from document to document:
///
///     var writer = try MarkupWriter(checking: [try Schema(parsing: bytes)])
///     let bytes = try writer.bytes(of: Node("svg", ["width": "390"]), as: .svg)
///
/// A document is valid if each of its elements is, and most elements of a site are in many of its
/// documents. So libxml2 judges each distinct element once. Where it refuses one, the document is
/// written again and checked as a whole, which finds the line of each mistake.
package struct MarkupWriter: ~Copyable {
  var output = ByteBuffer()
  /// What is directly in each open element so far, one after the other: its texts, and an empty
  /// element for each element inside.
  var contents = ByteBuffer()
  var names = NameTable()
  var judge: DocumentJudge
  var references = ReferenceCheck()
  let log = ViolationLog()
  /// Whether an element must not be, or an id is not the first one, so that the rest is not written.
  var isRefused = false
  /// The check of whole documents; made for the first document that is refused.
  var check: DocumentCheck?
  /// Whether a document is written again, to find its mistakes.
  private(set) var isExplaining = false
  /// The attributes of the element that was begun last, where they are looked at again.
  var attributes = AttributeTable()
  /// The end of the bytes whose lines are counted while a whole document is checked.
  var counted = 0
  private let schemas: [Schema]

  /// Makes a writer for the languages that these schemas describe.
  package init(checking schemas: [Schema]) throws(MarkupError) {
    judge = try DocumentJudge(schemas)
    self.schemas = schemas
  }

  /// Returns the bytes of a document, which are always the same for the same node.
  package mutating func bytes(
    of root: Node, as language: MarkupLanguage
  ) throws(MarkupError) -> [UInt8] {
    isExplaining = false
    write(root, as: language)
    if !isRefused, log.isEmpty, judge.areValid() { return Array(output.bytes(from: 0)) }
    judge.removeAll()
    _ = try wholeBytes(of: root, as: language)
    throw .invalid([.unexplained])
  }

  /// Returns the bytes of a document that is checked as a whole.
  mutating func wholeBytes(
    of root: Node, as language: MarkupLanguage
  ) throws(MarkupError) -> [UInt8] {
    if check == nil { check = try DocumentCheck(schemas, log: log) }
    isExplaining = true
    write(root, as: language)
    try log.throwIfNotEmpty()
    return Array(output.bytes(from: 0))
  }

  private mutating func write(_ root: Node, as language: MarkupLanguage) {
    log.clear()
    isRefused = false
    references.removeAll()
    output.removeAll()
    contents.removeAll()
    counted = 0
    output.append(language.prolog)
    if case .element(let name, let attributes, let children) = root {
      write(names.name(name, judge), attributes, children, at: Place(rootIn: language))
    } else {
      log.report(.noRoot)
    }
    output.append(UInt8(ascii: "\n"))
    for (id, position) in references.dangling {
      log.report(.danglingReference(id, line: output.line(at: position)))
    }
  }

  private mutating func write(
    _ name: MarkupName, _ attributes: Node.Attributes, _ children: [Node], at place: Place
  ) {
    guard isExplaining ? !log.isFull : !isRefused, let element = begin(name, at: place) else {
      return
    }
    write(attributes, of: element)
    let end = output.count
    if isExplaining { checkStart(of: element) }
    let content = children.content
    let hasContent = startsContent(content, of: element)
    if hasContent {
      write(children, inside: element, breaksLines: !content.contains(.texts))
    }
    finish(element, hasContent: hasContent, attributesEnd: end)
  }

  private mutating func write(
    _ nodes: [Node], inside element: OpenElement, breaksLines: Bool
  ) {
    for node in nodes {
      switch node {
      case .element(let own, let attributes, let children):
        let own = names.name(own, judge)
        let place = Place(of: own, inside: element)
        if breaksLines, own.beginsLine(in: place.language) { write("\n", inside: element) }
        write(own, attributes, children, at: place)
      case .text(let text): write(text, inside: element)
      case .flat(let flat):
        if isExplaining {
          write(flat.nodes, inside: element, breaksLines: breaksLines)
        } else {
          write(flat, inside: element, breaksLines: breaksLines)
        }
      }
    }
  }

  private mutating func write(_ text: String, inside element: OpenElement) {
    let start = output.count
    output.append(text: text)
    contents.append(output.bytes(from: start))
    if isExplaining { check(text, in: element.place.language) }
  }

  private mutating func write(_ attributes: Node.Attributes, of element: OpenElement) {
    // A parser finds two attributes with one name, where it reads them.
    let findsDuplicates = isExplaining || !element.isJudged
    if findsDuplicates { self.attributes.removeAll() }
    for case (let name, let value?) in attributes.elements {
      if findsDuplicates { keep(name, value) }
      if name.declaresNamespace { isRefused = true }
      if ReferenceCheck.concerns(name, value.utf8.first) { note(name, value) }
      output.append(attribute: name.literal, value)
    }
  }

  /// Notes an attribute that may say something about ids.
  mutating func note(_ name: Node.Name, _ value: String) {
    let value = value.allowedInXML
    if references.isDuplicate(name, value, at: output.count) {
      log.report(.duplicateId(value, line: line))
      isRefused = true
    }
  }
}

extension [Node] {
  /// What the nodes are.
  fileprivate var content: FlatNodes.Content {
    reduce(into: []) { content, node in
      switch node {
      case .element: content.insert(.anything)
      case .text(let text): content.formUnion(text.utf8.isEmpty ? .texts : [.texts, .anything])
      case .flat(let flat): content.formUnion(flat.content)
      }
    }
  }
}
