/// An index into a list of one type of element, so that an index of screens cannot be used for
/// devices.
@usableFromInline package struct ElementIndex<Element>: Hashable, Comparable, Sendable {
  @usableFromInline package let index: Int

  /// Creates an index from a number, counted from zero.
  @inlinable package init(_ index: Int) {
    self.index = index
  }

  @inlinable package static func < (first: Self, second: Self) -> Bool {
    first.index < second.index
  }
}

extension Array {
  /// The indices of all elements.
  @inlinable package var elementIndices: [ElementIndex<Element>] {
    indices.map { ElementIndex($0) }
  }

  /// Returns the index of the first element that meets a condition.
  package func firstElementIndex(where condition: (Element) -> Bool) -> ElementIndex<Element>? {
    firstIndex(where: condition).map { ElementIndex($0) }
  }

  /// All elements with their indices.
  package var withIndices: some Sequence<(index: ElementIndex<Element>, element: Element)> {
    enumerated().lazy.map { (ElementIndex($0), $1) }
  }

  // An element is changed in place: a list inside it would otherwise be copied for each change.
  @inlinable package subscript(place: ElementIndex<Element>) -> Element {
    get { self[place.index] }
    _modify { yield &self[place.index] }
  }
}
