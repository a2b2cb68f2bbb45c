/// The line tables of all files of an app, so that many locations are looked up quickly.
package struct Positions: Sendable {
  private let files: [(name: String, lines: LineTable)]

  /// Indexes the lines of all files; a closure chooses the name of each file.
  package init(_ sources: SourceTable, calling name: (String) -> String = { $0 }) {
    files = sources.files.map { (name($0.name), LineTable($0.bytes)) }
  }

  /// The position of a location; nil for anything outside the app's files, such as Riverbed's own
  /// families.
  package subscript(location: Location) -> Position? {
    guard files.indices.contains(Int(location.file.index)) else { return nil }
    let file = files[Int(location.file.index)]
    return Position(file: file.name, file.lines.position(of: location.offset))
  }
}
