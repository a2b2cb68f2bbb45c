/// Keeps a value of many fields in one place, so that a copy of whatever holds it is a single pointer.
///
/// This is the one class among the values, and it is immutable. Without it the compiler writes out the
/// copying of every field of an app again in each of the hundred types that hold an app, which was half
/// of the code of `Site`, and half of the time that it took to build.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  @usableFromInline let storage: Storage

  @usableFromInline final class Storage: Sendable {
    @usableFromInline let value: Value

    @usableFromInline init(_ value: Value) {
      self.value = value
    }
  }

  @inlinable package init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  @inlinable package var wrappedValue: Value { storage.value }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.wrappedValue == right.wrappedValue
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
