/// The index of an element in a list of elements of its type. Indices of screens and of devices cannot
/// be mixed up.
package struct ElementIndex<Element>: Hashable, Sendable {
  package let index: Int

  /// Makes the index of the element that has this many before it.
  package init(_ index: Int) {
    self.index = index
  }
}

extension Array {
  /// The indices of all elements.
  package var elementIndices: [ElementIndex<Element>] { indices.map { ElementIndex($0) } }

  package subscript(place: ElementIndex<Element>) -> Element { self[place.index] }
}
