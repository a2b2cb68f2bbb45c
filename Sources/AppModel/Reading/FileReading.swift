/// What came of reading a file of Riverbed's own that stands outside an app folder, such as a theme.
package struct FileReading<Value: Sendable>: Sendable {
  /// What the file says; nil where it is no JSON object, or where its reader made nothing of it.
  package let value: Value?
  /// Every complaint with its place, in the order of lines.
  package let diagnostics: [PlacedDiagnostic]

  /// Reads the bytes of a file, which complaints call by a name.
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
