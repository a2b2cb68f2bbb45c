/// The validation of a document: by the schema of its language, and by the schema of drawings for
/// each drawing inside a page.
struct DocumentCheck: ~Copyable {
  private var drawing: SchemaCheck?
  private var page: SchemaCheck?

  init(_ schemas: [Schema], log: ViolationLog) throws(MarkupError) {
    for schema in schemas {
      let check = try SchemaCheck(schema.whole(), log: log)
      switch schema.language {
      case .svg: drawing = consume check
      case .xhtml: page = consume check
      }
    }
  }

  mutating func begin(_ language: MarkupLanguage) {
    switch language {
    case .svg: drawing?.begin()
    case .xhtml: page?.begin()
    }
  }

  /// Passes the start of an element to the schema of its language; the root of a drawing inside a
  /// page belongs to another language than the page.
  func start(
    _ name: StaticString, of language: MarkupLanguage, _ attributes: inout AttributeTable,
    by schema: MarkupLanguage
  ) {
    switch schema {
    case .svg: drawing?.start(name, in: language.namespace, &attributes)
    case .xhtml: page?.start(name, in: language.namespace, &attributes)
    }
  }

  func text(_ text: UnsafePointer<UInt8>, count: Int, by schema: MarkupLanguage) {
    switch schema {
    case .svg: drawing?.text(text, count: count)
    case .xhtml: page?.text(text, count: count)
    }
  }

  func end(_ name: StaticString, of language: MarkupLanguage, by schema: MarkupLanguage) {
    switch schema {
    case .svg: drawing?.end(name, in: language.namespace)
    case .xhtml: page?.end(name, in: language.namespace)
    }
  }

  mutating func finish(_ language: MarkupLanguage) {
    switch language {
    case .svg: drawing?.finish()
    case .xhtml: page?.finish()
    }
  }
}
