/// A value on each side of a comparison.
package struct Sides<Value> {
  package let old: Value
  package let new: Value

  package init(old: Value, new: Value) {
    self.old = old
    self.new = new
  }

  /// Returns what a function makes of each value.
  func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(old: transform(old), new: transform(new))
  }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Hashable where Value: Hashable {}
extension Sides: Sendable where Value: Sendable {}
