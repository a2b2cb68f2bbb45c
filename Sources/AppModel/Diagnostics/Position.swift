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
