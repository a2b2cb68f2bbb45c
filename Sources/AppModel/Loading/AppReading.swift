/// What came of reading an app folder: the app unless there is none in it, and every complaint.
package struct AppReading: Sendable {
  package let app: App?
  /// The files by which locations are numbered.
  package let sources: SourceTable
  /// What `riverbed.json` makes a build fail on beside errors; it counts without an app too.
  package let failOn: [String]
  private let found: [Diagnostic]

  /// Reads all files, resolves what they name, and checks what came out.
  package init(_ files: AppFiles) {
    var loader = AppLoader(files)
    app = loader.load()
    sources = loader.sources
    failOn = loader.failOn
    found = loader.diagnostics + (app.map { app in Check.all.flatMap { $0.run(app) } } ?? [])
  }

  /// All complaints with their places, in the order of files and lines.
  package var diagnostics: [PlacedDiagnostic] { diagnostics(with: []) }

  /// All complaints and those of a later stage, with their places, in the order of files and lines.
  package func diagnostics(with others: [Diagnostic]) -> [PlacedDiagnostic] {
    sources.place(found + others)
  }
}
