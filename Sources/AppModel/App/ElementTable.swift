/// A value for each element of a list, found by the element's index.
package struct ElementTable<Element, Value> {
  package private(set) var values: [Value]

  /// Creates a table with the same value for each of a number of elements.
  package init(repeating value: Value, count: Int) {
    values = Array(repeating: value, count: count)
  }

  /// Creates a table of values in the order of the elements.
  package init(_ values: some Sequence<Value>) {
    self.values = Array(values)
  }

  /// The indices of all elements.
  package var elementIndices: [ElementIndex<Element>] { values.indices.map { ElementIndex($0) } }

  package subscript(place: ElementIndex<Element>) -> Value {
    get { values[place.index] }
    set { values[place.index] = newValue }
  }

  /// Returns the table of what a function makes of each value.
  package func map<Other>(_ transform: (Value) -> Other) -> ElementTable<Element, Other> {
    ElementTable<Element, Other>(values.map(transform))
  }
}

extension ElementTable: Equatable where Value: Equatable {}
extension ElementTable: Hashable where Value: Hashable {}
extension ElementTable: Sendable where Value: Sendable {}
