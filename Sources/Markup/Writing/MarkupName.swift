/// The name of an element, with what a writer needs to know about it.
struct MarkupName {
  let name: Node.Name
  /// Its indices in the types of both languages.
  let inDrawings: Int
  let inPages: Int
  private let isDrawing: Bool
  private let closesItself: (inDrawings: Bool, inPages: Bool)
  private let beginsLine: (inDrawings: Bool, inPages: Bool)

  init(_ name: Node.Name, _ judge: borrowing DocumentJudge) {
    self.name = name
    inDrawings = judge.types(of: .svg)?.index(of: name) ?? -1
    inPages = judge.types(of: .xhtml)?.index(of: name) ?? -1
    isDrawing = MarkupLanguage.xhtml.language(of: name) == .svg
    closesItself = (
      MarkupLanguage.svg.closesItself(name), MarkupLanguage.xhtml.closesItself(name)
    )
    beginsLine = (MarkupLanguage.svg.beginsLine(name), MarkupLanguage.xhtml.beginsLine(name))
  }

  var literal: StaticString { name.literal }

  /// Returns the language of the element inside one of a language.
  func language(inside outer: MarkupLanguage) -> MarkupLanguage { isDrawing ? .svg : outer }

  func closesItself(in language: MarkupLanguage) -> Bool {
    switch language {
    case .svg: closesItself.inDrawings
    case .xhtml: closesItself.inPages
    }
  }

  func beginsLine(in language: MarkupLanguage) -> Bool {
    switch language {
    case .svg: beginsLine.inDrawings
    case .xhtml: beginsLine.inPages
    }
  }
}

extension Node.Name {
  /// Whether a parser takes an attribute with this name for the declaration of a namespace. Only
  /// the writer declares any.
  var declaresNamespace: Bool {
    literal.utf8CodeUnitCount > 4 && literal.utf8Start.pointee == UInt8(ascii: "x")
      && description.hasPrefix("xmlns")
  }
}

/// The names that were used last, found by where their literals are in the program.
struct NameTable {
  private var entries: [(place: UnsafePointer<UInt8>, name: MarkupName)?] =
    Array(repeating: nil, count: Self.size)

  private static let size = 1024

  /// Returns what is known about a name.
  mutating func name(_ name: Node.Name, _ judge: borrowing DocumentJudge) -> MarkupName {
    let place = name.literal.utf8Start
    let address = UInt(bitPattern: place)
    let index = Int((address ^ address >> 10) & UInt(Self.size - 1))
    if let entry = entries[index], entry.place == place { return entry.name }
    let found = MarkupName(name, judge)
    entries[index] = (place, found)
    return found
  }
}
