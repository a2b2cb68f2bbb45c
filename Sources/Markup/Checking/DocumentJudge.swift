/// The validation of documents element by element: by the schema of their language, and by the
/// schema of drawings for each drawing inside a page.
struct DocumentJudge: ~Copyable {
  private var drawing: ElementJudge?
  private var page: ElementJudge?
  private var drawingTypes: ElementTypes?
  private var pageTypes: ElementTypes?

  init(_ schemas: [Schema]) throws(MarkupError) {
    for schema in schemas {
      let judge = try ElementJudge(schema)
      switch schema.language {
      case .svg:
        drawing = consume judge
        drawingTypes = schema.types
      case .xhtml:
        page = consume judge
        pageTypes = schema.types
      }
    }
  }

  /// The types of a language's elements; nil without a schema.
  func types(of language: MarkupLanguage) -> ElementTypes? {
    switch language {
    case .svg: drawingTypes
    case .xhtml: pageTypes
    }
  }

  /// Returns the type of an element, inside one of a type, or of a root.
  func type(
    of name: MarkupName, in language: MarkupLanguage, inside outer: Int16?
  ) -> Int16 {
    switch language {
    case .svg:
      drawingTypes?.type(of: name.inDrawings, inside: outer) ?? ElementTypes.undeclared
    case .xhtml:
      pageTypes?.type(of: name.inPages, inside: outer) ?? ElementTypes.undeclared
    }
  }

  /// Adds an element to those that `areValid` judges.
  mutating func add(
    type: Int16, of language: MarkupLanguage, _ attributes: UnsafeBufferPointer<UInt8>,
    _ content: UnsafeBufferPointer<UInt8>
  ) {
    switch language {
    case .svg: drawing?.add(type: type, attributes, content)
    case .xhtml: page?.add(type: type, attributes, content)
    }
  }

  /// Judges what was added since the last time; returns whether all of it is valid.
  mutating func areValid() -> Bool {
    let hasValidDrawings = drawing?.areValid() ?? true
    return (page?.areValid() ?? true) && hasValidDrawings
  }

  /// Forgets what was added and judged, among which something may be invalid.
  mutating func removeAll() {
    drawing?.removeAll()
    page?.removeAll()
  }
}
