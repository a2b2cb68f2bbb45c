/// Why an SVG cannot be read back: it is not one that Riverbed draws.
package struct ForeignDrawing: Error, Hashable, Sendable {
  /// What was found, in words.
  package let reason: String
  /// The line, counted from one.
  package let line: Int
}
