/// What came of reading an app folder: the app unless there is none in it, and every complaint.
package struct AppReading: Sendable {
  package let app: App?
  /// In the order of files and lines.
  package let diagnostics: [PlacedDiagnostic]
  /// The files by which locations are numbered.
  package let sources: SourceTable

  /// Reads all files, resolves what they name, and checks what came out.
  package init(_ files: AppFiles) {
    var loader = AppLoader(files)
    app = loader.load()
    sources = loader.sources
    let checked = app.map { app in Check.all.flatMap { $0.run(app) } } ?? []
    diagnostics = sources.place(loader.diagnostics + checked)
  }
}
