/// The diagnostics of a JSON file that nothing reads: enough to report them without its bytes.
package struct Examination: Hashable, Sendable {
  let isJSON: Bool
  let diagnostics: [Entry]
  /// The positions of the diagnostics and of the start of the file.
  let places: [UInt32: SourceFile.Place]
  /// Says whether another file has the same bytes.
  let hash: FNVHash

  /// A diagnostic about a byte of the file.
  struct Entry: Hashable, Sendable {
    let message: Diagnostic.Message
    let offset: UInt32
  }

  /// Examines the bytes of a file.
  package init(of bytes: [UInt8]) {
    let parsing = JSONParsing(bytes)
    hash = FNVHash(of: bytes)
    isJSON = parsing.document != nil
    diagnostics = parsing.diagnostics.map { Entry(message: $0.message, offset: $0.location.offset) }
    let lines = LineTable(bytes)
    var paths = parsing.document.map(JSONPathWalk.init)
    var places: [UInt32: SourceFile.Place] = [:]
    for offset in Set(diagnostics.map(\.offset) + [0]).sorted() {
      places[offset] = SourceFile.Place(
        position: lines.position(of: offset), path: paths?.path(to: offset))
    }
    self.places = places
  }
}

extension AppFiles {
  /// Returns the names of the files that an index of feeds lists, with their folder; nil where it
  /// cannot be read.
  package static func feedsListed(in index: [UInt8]) -> Set<FileName>? {
    // The index is read again with the app, which reports its mistakes.
    var unreported = DiagnosticLog()
    let document = JSONParsing(index).document
    let lines = document.flatMap { FeedIndexLine.read($0.root, &unreported) }
    return lines.map {
      Set($0.compactMap { $0.map { FileName(AppFile.nameInFeeds($0.file.value)) } })
    }
  }
}
