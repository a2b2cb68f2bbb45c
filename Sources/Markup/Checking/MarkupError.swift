/// The reason that there are no bytes, or no schema.
package enum MarkupError: Error, Hashable, Sendable {
  /// The violations in document order; only the first ones if there are many.
  case invalid([Violation])
  case outOfMemory
}
