/// What is wrong with a document that was to be written, or with a schema.
package struct Violation: Hashable, Sendable {
  /// The rule by the name that XML Schema gives it, as `cvc-pattern-valid`, or one of the writer's own:
  /// `duplicate-id`, `duplicate-attribute`, `dangling-reference`, `nesting`, `root`, `no-schema`.
  package let rule: String
  /// Where and why, in one line: element, attribute, value and the type that refuses it.
  package let message: String
  /// The line of the bytes that were not handed out, counted from one.
  package let line: Int
}

/// Why there are no bytes, or no schema.
package enum MarkupError: Error, Hashable, Sendable {
  /// In the order of the document; of very many only the first.
  case invalid([Violation])
  case outOfMemory
}
