/// Why a text is not XML that can be read, and where.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// libxml2's message, in one line.
  package let message: String
  /// The line, counted from one.
  package let line: Int
  /// The column, counted from one; one if it is unknown.
  package let column: Int
  /// What kind of reason it is.
  package let cause: Cause

  /// The kinds of reasons for which a text is not read.
  package enum Cause: Hashable, Sendable {
    /// It is not XML.
    case syntax
    /// It is XML as far as it was read, and has something that is not read.
    case refused
    /// It is XML as far as it was read, and has more of something than it may.
    case tooLarge
  }

  init(message: String, line: Int, column: Int, cause: Cause = .syntax) {
    self.message = message
    self.line = line
    self.column = column
    self.cause = cause
  }
}
