/// A line and a column as editors count them: from one, columns in Unicode code points.
package struct LineColumn: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  package static let start = LineColumn(line: 1, column: 1)

  package static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
