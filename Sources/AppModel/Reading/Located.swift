/// A value and the place where it is written.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let location: Location
}
