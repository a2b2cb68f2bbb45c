extension MarkupWriter {
  /// Where an element is written.
  struct Place {
    let language: MarkupLanguage
    /// The language around the element; nil for a root.
    let outer: MarkupLanguage?
    /// The type of the element around it in the same language.
    let type: Int16?
    let depth: Int

    init(rootIn language: MarkupLanguage) {
      self.language = language
      outer = nil
      type = nil
      depth = 1
    }

    init(of name: MarkupName, inside element: OpenElement) {
      let place = element.place
      language = name.language(inside: place.language)
      outer = place.language
      type = language == place.language ? element.type : nil
      depth = place.depth + 1
    }

    /// Whether a document begins here, or a drawing inside a page.
    var beginsLanguage: Bool { language != outer }
  }

  /// An element that was begun.
  struct OpenElement {
    let name: MarkupName
    let place: Place
    let type: Int16
    /// The start of its attributes in the output.
    let attributesStart: Int
    /// The start of its content in the contents.
    let contentStart: Int

    /// Whether the schema says what the element may have.
    var isJudged: Bool { type >= 0 }
  }

  /// Begins an element, up to its attributes; returns nil where it must not be.
  mutating func begin(_ name: MarkupName, at place: Place) -> OpenElement? {
    guard place.depth <= Element.depthLimit else {
      log.report(.nesting(line: line))
      isRefused = true
      return nil
    }
    let type = judge.type(of: name, in: place.language, inside: place.type)
    if type == ElementTypes.undeclared, !isExplaining {
      isRefused = true
      return nil
    }
    output.append(UInt8(ascii: "<"))
    output.append(name.literal)
    if place.beginsLanguage {
      output.append(namespaceOf: place.language)
      if isExplaining { checkBegin(of: name, at: place) }
    }
    return OpenElement(
      name: name, place: place, type: type, attributesStart: output.count,
      contentStart: contents.count)
  }

  /// Ends a start tag; returns whether the element has content, or an end tag that the language
  /// requires.
  mutating func startsContent(_ content: FlatNodes.Content, of element: OpenElement) -> Bool {
    let language = element.place.language
    if !content.contains(.anything), element.name.closesItself(in: language) {
      output.append("/>")
      return false
    }
    output.append(UInt8(ascii: ">"))
    return true
  }

  /// Ends an element, which has content or not, and adds an empty one in its place to the content
  /// of the element around it.
  mutating func finish(_ element: OpenElement, hasContent: Bool, attributesEnd: Int) {
    if hasContent {
      output.append("</")
      output.append(element.name.literal)
      output.append(UInt8(ascii: ">"))
    }
    if element.isJudged, !isExplaining {
      judge.add(
        type: element.type, of: element.place.language,
        output.bytes(element.attributesStart..<attributesEnd),
        contents.bytes(from: element.contentStart))
    }
    if isExplaining { checkEnd(of: element) }
    contents.removeAll(from: element.contentStart)
    contents.append(UInt8(ascii: "<"))
    contents.append(element.name.literal)
    if element.place.beginsLanguage { contents.append(namespaceOf: element.place.language) }
    contents.append("/>")
  }

  var line: Int { output.line(at: output.count) }
}

extension ByteBuffer {
  fileprivate mutating func append(namespaceOf language: MarkupLanguage) {
    append(" xmlns=\"")
    append(language.namespace)
    append(UInt8(ascii: "\""))
  }
}
