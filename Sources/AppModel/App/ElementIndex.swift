/// An index into a list of one type of element, so that an index of screens cannot be used for
/// devices.
package struct ElementIndex<Element>: Hashable, Sendable {
  package let index: Int

  /// Creates an index from a number, counted from zero.
  package init(_ index: Int) {
    self.index = index
  }
}

extension Array {
  /// The indices of all elements.
  package var elementIndices: [ElementIndex<Element>] { indices.map { ElementIndex($0) } }

  package subscript(place: ElementIndex<Element>) -> Element { self[place.index] }
}
