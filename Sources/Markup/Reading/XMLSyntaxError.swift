/// Why a text is not XML that can be read, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// libxml2's message, in one line.
  package let message: String
  /// The line, counted from one.
  package let line: Int
  /// The column, counted from one; one if it is unknown.
  package let column: Int
}
