/// A line and a column as editors count them: from one, columns in Unicode code points.
package struct LineColumn: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns the position after the name of its file, as editors write it: `rivers.json:12:5`.
  package func place(in file: String) -> String { "\(file):\(line):\(column)" }

  package static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
