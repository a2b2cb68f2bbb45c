/// An index into a list of one type of element, so that an index of screens cannot be used for
/// devices.
package struct ElementIndex<Element>: Hashable, Comparable, Sendable {
  package let index: Int

  /// Creates an index from a number, counted from zero.
  package init(_ index: Int) {
    self.index = index
  }

  package static func < (first: Self, second: Self) -> Bool { first.index < second.index }
}

extension Array {
  /// The indices of all elements.
  package var elementIndices: [ElementIndex<Element>] { indices.map { ElementIndex($0) } }

  /// All elements with their indices.
  package var withIndices: some Sequence<(index: ElementIndex<Element>, element: Element)> {
    enumerated().lazy.map { (ElementIndex($0), $1) }
  }

  package subscript(place: ElementIndex<Element>) -> Element {
    get { self[place.index] }
    set { self[place.index] = newValue }
  }
}
