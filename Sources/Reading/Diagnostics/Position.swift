/// A file, line and column.
package struct Position: Hashable, Sendable {
  package let file: String
  /// The line and column in the file.
  package let lineColumn: LineColumn

  package init(file: String, _ lineColumn: LineColumn) {
    self.file = file
    self.lineColumn = lineColumn
  }

  /// The line, counted from one.
  package var line: Int { lineColumn.line }

  /// The column, counted from one.
  package var column: Int { lineColumn.column }

  /// Returns the position with another name for its file, such as a path that can be opened.
  package func called(_ file: String) -> Position { Position(file: file, lineColumn) }

  /// The position as editors write and understand it: `rivers.json:12:9`. No other code puts such
  /// a text together.
  package var text: String { "\(file):\(line):\(column)" }
}

/// A line and a column as editors count them: from one, columns in Unicode code points.
package struct LineColumn: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  /// The first character of a file.
  package static let start = LineColumn(line: 1, column: 1)

  package static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

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
