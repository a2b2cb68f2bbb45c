/// Why a text is not XML that can be read, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// libxml2's message, in one line.
  package let message: String
  /// The line, counted from one.
  package let line: Int
  /// The column, counted from one; one if it is unknown.
  package let column: Int
  /// Whether the text is XML as far as it was read, and has more of something than it may, which
  /// the message says.
  package let isTooLarge: Bool

  init(message: String, line: Int, column: Int, isTooLarge: Bool = false) {
    self.message = message
    self.line = line
    self.column = column
    self.isTooLarge = isTooLarge
  }
}
