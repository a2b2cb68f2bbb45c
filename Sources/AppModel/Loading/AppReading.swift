/// What came of reading an app folder: the app unless there is none in it, and every complaint.
package struct AppReading: Sendable {
  package let app: App?
  /// The files by which locations are numbered.
  package let sources: SourceTable
  /// What `riverbed.json` makes a build fail on beside errors; it counts without an app too.
  package let failOn: [String]
  /// How many bytes were read of all files together.
  package let size: Int
  /// What each file says.
  let values: FileValues
  private let found: DiagnosticLog

  /// Reads all files, resolves what they name, and checks what came out.
  package init(_ files: AppFiles) {
    size = files.size
    var loader = AppLoader(files)
    values = loader.loadFiles()
    app = loader.app(of: values)
    sources = loader.sources
    failOn = loader.failOn
    var found = loader.diagnostics
    if let app {
      for check in AppCheck.all { found += check.run(app) }
    }
    self.found = found
  }

  /// All complaints with their places, in the order of files and lines.
  package var diagnostics: [PlacedDiagnostic] { sources.place(found) }

  /// All complaints and those of a later stage, with their places, in the order of files and lines.
  package func diagnostics(
    with others: some Sequence<Diagnostic>
  ) -> [PlacedDiagnostic] {
    var all = found
    all += others
    return sources.place(all)
  }
}
