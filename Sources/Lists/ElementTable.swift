/// A value for each element of a list, found by the element's index.
@usableFromInline package struct ElementTable<Element, Value> {
  /// The values in the order of the elements.
  package var values: [Value] { stored }

  @usableFromInline var stored: [Value]

  /// Creates a table with the same value for each of a number of elements.
  package init(repeating value: Value, count: Int) {
    stored = Array(repeating: value, count: count)
  }

  /// Creates a table of values in the order of the elements.
  package init(_ values: some Sequence<Value>) {
    stored = Array(values)
  }

  /// Adds the value of one more element, and returns the element's index.
  @discardableResult package mutating func append(_ value: Value) -> ElementIndex<Element> {
    stored.append(value)
    return ElementIndex(stored.count - 1)
  }

  /// The indices of all elements.
  @inlinable package var elementIndices: [ElementIndex<Element>] {
    stored.indices.map { ElementIndex($0) }
  }

  // A value is changed in place: a list would otherwise be copied for each change.
  @inlinable package subscript(place: ElementIndex<Element>) -> Value {
    get { stored[place.index] }
    _modify { yield &stored[place.index] }
  }

  /// Returns the table of what a function makes of each value.
  package func map<Other>(_ transform: (Value) -> Other) -> ElementTable<Element, Other> {
    ElementTable<Element, Other>(stored.map(transform))
  }
}

extension ElementTable: Equatable where Value: Equatable {}
extension ElementTable: Hashable where Value: Hashable {}
extension ElementTable: Sendable where Value: Sendable {}
