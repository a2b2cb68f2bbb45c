/// A mistake in a document to be written, or in a schema.
package struct Violation: Hashable, Sendable {
  /// The rule by its name in XML Schema, such as `cvc-pattern-valid`, or one of the writer's own:
  /// `duplicate-id`, `duplicate-attribute`, `dangling-reference`, `nesting`, `root`, `no-schema`.
  package let rule: String
  /// The place and the reason, in one line: element, attribute, value and the type that rejects it.
  package let message: String
  /// The line in the bytes that were not returned, counted from one.
  package let line: Int
}
