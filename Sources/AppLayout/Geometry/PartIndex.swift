/// The place of a part among those of its kind in a layout, such as that of a section in the content.
package struct PartIndex<Part>: Hashable, Sendable {
  let index: Int

  /// Makes the place of the part that has so many before it.
  package init(_ index: Int) {
    self.index = index
  }
}

extension Array {
  /// The part at a place of the layout that the place was taken from.
  package subscript(place: PartIndex<Element>) -> Element { self[place.index] }
}

extension SectionCells {
  /// The cell at a place of the section that the place was taken from.
  package subscript(place: PartIndex<CellLayout>) -> CellLayout { self[place.index] }
}
