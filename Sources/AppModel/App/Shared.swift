/// A wrapper that stores a large value once, so that copying its owner copies a single pointer.
///
/// This is the only class among the values, and it is immutable. Without it, the compiler repeats
/// the code that copies every field of an app in each of the hundred types that hold an app, which
/// was half of the code of `Site` and half of its build time.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  @usableFromInline let storage: Storage

  /// The one copy of the value.
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let value: Value

    @usableFromInline init(_ value: Value) {
      self.value = value
    }
  }

  @inlinable package init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// The value, lent and not copied: most callers only want one of its fields. Owners lend fields
  /// with many parts in the same way.
  @inlinable package var wrappedValue: Value { _read { yield storage.value } }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.wrappedValue == right.wrappedValue
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
