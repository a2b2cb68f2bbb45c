/// Why a text is no XML that may be read, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// What libxml2 says, in one line.
  package let message: String
  /// The line, counted from one.
  package let line: Int
  /// The column, counted from one; one where it is not known.
  package let column: Int
  /// Whether the text is XML as far as it was read, and has more elements and attributes than it may.
  package let hasTooManyNodes: Bool

  init(message: String, line: Int, column: Int, hasTooManyNodes: Bool = false) {
    self.message = message
    self.line = line
    self.column = column
    self.hasTooManyNodes = hasTooManyNodes
  }
}
