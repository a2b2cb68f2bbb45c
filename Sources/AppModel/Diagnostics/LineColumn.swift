/// A line and a column as editors count them: from one, columns in Unicode code points.
package struct LineColumn: Hashable, Sendable {
  package let line: Int
  package let column: Int
}
