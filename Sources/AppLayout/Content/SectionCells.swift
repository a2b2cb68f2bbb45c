package import AppModel

/// The cells of a section, made one by one on demand.
package struct SectionCells: RandomAccessCollection, Hashable, Sendable {
  private let frames: FlowCells?
  private let offset: Point
  private let measures: [CellMeasure]
  private let items: SectionItems

  init(
    _ frames: FlowCells?, offsetBy offset: Point, _ measures: [CellMeasure], _ items: SectionItems
  ) {
    self.frames = frames
    self.offset = offset
    self.measures = measures
    self.items = items
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int { frames?.count ?? 0 }

  package subscript(position: Int) -> CellLayout {
    guard let frames else { preconditionFailure("a section without cells has no cell to return") }
    return CellLayout(
      frame: frames[position].offset(by: offset), measure: measures[position % measures.count],
      item: items[position])
  }
}

extension SectionCells {
  package subscript(place: ElementIndex<CellLayout>) -> CellLayout { self[place.index] }
}
