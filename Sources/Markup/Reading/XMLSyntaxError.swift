/// Why a text is not XML that can be read, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// libxml2's message, in one line.
  package let message: String
  /// The line, counted from one.
  package let line: Int
  /// The column, counted from one; one if it is unknown.
  package let column: Int
  /// Whether the text is XML as far as it was read, and has more elements and attributes than it
  /// may.
  package let hasTooManyNodes: Bool

  init(message: String, line: Int, column: Int, hasTooManyNodes: Bool = false) {
    self.message = message
    self.line = line
    self.column = column
    self.hasTooManyNodes = hasTooManyNodes
  }
}
