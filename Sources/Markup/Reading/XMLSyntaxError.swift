/// Why a text is no XML that may be read, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// What libxml2 says, in one line.
  package let message: String
  /// The line, counted from one.
  package let line: Int
  /// The column, counted from one; one where it is not known.
  package let column: Int
}
