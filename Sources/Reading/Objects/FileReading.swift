/// The result of reading one of Riverbed's own files outside an app folder, such as a theme.
package struct FileReading<Value: Sendable>: Sendable {
  /// The value; nil where the file is not a JSON object, or where its reader returned nothing.
  package let value: Value?
  /// Every diagnostic with its position, in the order of lines.
  package let diagnostics: [PlacedDiagnostic]

  /// Reads the bytes of a file; the name is the one that diagnostics show.
  package init(
    _ bytes: [UInt8], named name: String, _ read: (inout ObjectReader) -> Value?
  ) {
    self.init(bytes, named: name, expecting: "an object") { root, reader in
      guard case .object = root.content else { return .otherType }
      return .read(reader.lend(to: root, read))
    }
  }

  /// What is at the root of a file.
  private enum Root {
    case read(Value?)
    case otherType
  }

  /// Reads the bytes of a file whose root must have a type.
  private init(
    _ bytes: [UInt8], named name: String, expecting type: String,
    _ read: (JSON, inout ObjectReader) -> Root
  ) {
    var sources = SourceTable()
    let parsing = JSONParsing(bytes, in: sources.add(name, bytes))
    guard let root = parsing.document?.root else {
      value = nil
      diagnostics = sources.place(parsing.diagnostics)
      return
    }
    var reader = ObjectReader(nil, at: root.location, .ofRiverbed, parsing.diagnostics)
    switch read(root, &reader) {
    case .read(let value): self.value = value
    case .otherType:
      value = nil
      reader.report(.wrongType("the file", root, type, .ofRiverbed, else: ""))
    }
    diagnostics = sources.place(reader.finished())
  }
}

extension FileReading {
  /// Reads the bytes of a file that is a list of objects, each with its place in the list. The
  /// value is nil where the file is not a list, and has all elements that their reader returned.
  package init<Element>(
    listIn bytes: [UInt8], named name: String, of subject: Diagnostic.Sentence,
    _ read: (Int, inout ObjectReader) -> Element?
  ) where Value == [Element] {
    self.init(bytes, named: name, expecting: "an array") { root, reader in
      guard case .array(let elements) = root.content else { return .otherType }
      let values = elements.enumerated().compactMap { place, element in
        reader.element(element, of: subject) { read(place, &$0) } ?? nil
      }
      return .read(values)
    }
  }
}
