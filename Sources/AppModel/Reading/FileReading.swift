/// The result of reading one of Riverbed's own files outside an app folder, such as a theme.
package struct FileReading<Value: Sendable>: Sendable {
  /// The value; nil where the file is not a JSON object, or where its reader returned nothing.
  package let value: Value?
  /// Every diagnostic with its place, in the order of lines.
  package let diagnostics: [PlacedDiagnostic]

  /// Reads the bytes of a file; the name is the one that diagnostics show.
  package init(
    _ bytes: [UInt8], named name: String, _ read: (inout ObjectReader) -> Value?
  ) {
    var sources = SourceTable()
    let parsing = JSONParsing(bytes, in: sources.add(name, bytes))
    guard let root = parsing.document?.root else {
      value = nil
      diagnostics = sources.place(parsing.diagnostics)
      return
    }
    var reader = ObjectReader(nil, at: root.location, .ofRiverbed, parsing.diagnostics)
    if case .object = root.content {
      value = reader.lend(to: root, read)
    } else {
      value = nil
      reader.report(.wrongType("the file", root, "an object", .ofRiverbed, else: ""))
    }
    diagnostics = sources.place(reader.finished())
  }
}

extension FileReading {
  /// Reads the bytes of a file that is a list of objects. The value is nil where the file is not a
  /// list, and has all elements that their reader returned.
  package init<Element>(
    listIn bytes: [UInt8], named name: String, of subject: String,
    _ read: (inout ObjectReader) -> Element?
  ) where Value == [Element] {
    var sources = SourceTable()
    let parsing = JSONParsing(bytes, in: sources.add(name, bytes))
    guard let root = parsing.document?.root else {
      value = nil
      diagnostics = sources.place(parsing.diagnostics)
      return
    }
    var reader = ObjectReader(nil, at: root.location, .ofRiverbed, parsing.diagnostics)
    if case .array(let elements) = root.content {
      value = reader.elements(elements, of: subject, read).compactMap(\.self)
    } else {
      value = nil
      reader.report(.wrongType("the file", root, "an array", .ofRiverbed, else: ""))
    }
    diagnostics = sources.place(reader.finished())
  }
}
