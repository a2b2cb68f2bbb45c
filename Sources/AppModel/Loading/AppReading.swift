/// What came of reading an app folder: the app unless there is none in it, and every complaint.
package struct AppReading: Sendable {
  package let app: App?
  /// In the order of files and lines.
  package let diagnostics: [PlacedDiagnostic]

  package init(_ files: AppFiles) {
    var sources = SourceTable()
    var found: [Diagnostic] = []
    if case .bytes(let bytes)? = files["rivers.json"] {
      let parsing = JSONParsing(bytes, in: sources.add("rivers.json", bytes))
      found += parsing.diagnostics
    }
    app = nil
    diagnostics = sources.place(found)
  }
}
/// The app.
package struct App: Sendable {}
