// The check of a whole document, which is made only after one of its elements was refused.

extension MarkupWriter {
  /// Keeps an attribute, to check it with the others.
  mutating func keep(_ name: Node.Name, _ value: String) {
    if attributes.contains(name) { log.report(.duplicateAttribute(name, line: line)) }
    attributes.append(name, value.allowedInXML)
  }

  /// Begins a document, or a drawing inside a page; the page's schema sees only the drawing's name.
  mutating func checkBegin(of name: MarkupName, at place: Place) {
    countLines()
    if judge.types(of: place.language) == nil {
      log.report(.noSchema(for: place.language, line: line))
    }
    if let outer = place.outer {
      var none = AttributeTable()
      check?.start(name.literal, of: place.language, &none, by: outer)
    }
    check?.begin(place.language)
  }

  mutating func checkStart(of element: OpenElement) {
    countLines()
    let language = element.place.language
    check?.start(element.name.literal, of: language, &attributes, by: language)
  }

  mutating func check(_ text: String, in language: MarkupLanguage) {
    countLines()
    let text = text.allowedInXML
    let count = text.utf8.count
    guard count > 0 else { return }
    text.withCString(encodedAs: UTF8.self) { check?.text($0, count: count, by: language) }
  }

  mutating func checkEnd(of element: OpenElement) {
    countLines()
    let (name, place) = (element.name.literal, element.place)
    check?.end(name, of: place.language, by: place.language)
    guard place.beginsLanguage else { return }
    check?.finish(place.language)
    if let outer = place.outer { check?.end(name, of: place.language, by: outer) }
  }

  /// Tells the log the line of what is checked next.
  private mutating func countLines() {
    log.line += output.bytes(from: counted).count { $0 == UInt8(ascii: "\n") }
    counted = output.count
  }
}
