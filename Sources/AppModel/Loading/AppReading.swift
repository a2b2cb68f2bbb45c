/// The result of reading an app folder: the app, if there is one, and every diagnostic.
package struct AppReading: Sendable {
  package let app: App?
  /// The source files, whose numbers locations refer to.
  package let sources: SourceTable
  /// The conditions besides errors on which `riverbed.json` makes a build fail, app or no app.
  package let failOn: [String]
  /// The number of bytes read from all files together.
  package let size: Int
  /// What each file says.
  let values: FileValues
  private let found: DiagnosticLog

  /// What `riverbed.json` says, app or no app.
  package var site: SiteConfiguration { values.site }

  /// Reads all files, resolves the names in them, and checks the result.
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

  /// The names of the files that are not JSON, or not XML, though they should be.
  package var brokenFiles: Set<String> {
    let rules = Rule.ofJSON + [.familyXML, .storyboardXML]
    let errors = found.lazy.filter {
      $0.message.severity == .error && rules.contains($0.message.rule)
    }
    return Set(errors.map { sources[$0.location.file].name })
  }

  /// All diagnostics with their positions, in the order of files and lines.
  package var diagnostics: [PlacedDiagnostic] { sources.place(found) }

  /// Returns all diagnostics and those of a later stage, with their positions, in the order of
  /// files and lines, without those that `riverbed.json` settles. On a day, some entries that do so
  /// have expired; if not all widths were tried, some may be about others.
  package func diagnostics(
    with others: some Sequence<Diagnostic>, on today: Day? = nil,
    atAllWidths hasAllWidths: Bool = false
  ) -> [PlacedDiagnostic] {
    var all = found
    all += others
    return settling(all, on: today, atAllWidths: hasAllWidths)
  }
}
