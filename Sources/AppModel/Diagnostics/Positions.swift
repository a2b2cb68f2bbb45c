/// A place in a file as people and programs write it down.
package struct Position: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int

  /// The place as editors expect it: `rivers.json:12:9`.
  package var text: String { "\(file):\(line):\(column)" }
}

/// The files of an app with their lines counted once, so that many locations are looked up quickly.
package struct Positions: Sendable {
  private let files: [(name: String, lines: LineTable)]

  /// Counts the lines of all files, and calls each file as a closure wants it called.
  package init(_ sources: SourceTable, calling name: (String) -> String = { $0 }) {
    files = sources.files.map { (name($0.name), LineTable($0.bytes)) }
  }

  /// The file, line and column of a location; nil for what stands in no file of the app, such as
  /// Riverbed's own families.
  package subscript(location: Location) -> Position? {
    guard files.indices.contains(Int(location.file.index)) else { return nil }
    let file = files[Int(location.file.index)]
    let place = file.lines.position(of: location.offset)
    return Position(file: file.name, line: place.line, column: place.column)
  }
}
