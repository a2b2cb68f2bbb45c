/// A section of a screen's content with all its frames, in content coordinates.
package struct SectionLayout: Hashable, Sendable {
  @Shared private var parts: Parts

  /// The values of a section, shared however often the section is copied.
  private struct Parts: Hashable, Sendable {
    let component: Component
    let role: SectionPlan.Role
    let kind: ComponentKind
    let header: HeaderLayout?
    let footer: HeaderLayout?
    let strip: StripLayout?
    let cells: SectionCells
    let dataSource: String?
    let frame: Rect
  }

  /// Creates the layout of a planned section.
  init(
    _ plan: SectionPlan, header: HeaderLayout?, footer: HeaderLayout?, strip: StripLayout?,
    cells: SectionCells, frame: Rect
  ) {
    _parts = Shared(
      wrappedValue: Parts(
        component: plan.component, role: plan.role, kind: plan.kind, header: header, footer: footer,
        strip: strip, cells: cells, dataSource: plan.dataSource, frame: frame))
  }

  package var component: Component { _read { yield parts.component } }

  package var role: SectionPlan.Role { parts.role }

  package var kind: ComponentKind { parts.kind }

  package var header: HeaderLayout? { _read { yield parts.header } }

  package var footer: HeaderLayout? { _read { yield parts.footer } }

  /// The strip that scrolls sideways, if the cells are in one.
  package var strip: StripLayout? { parts.strip }

  package var cells: SectionCells { _read { yield parts.cells } }

  /// The component's own data source, if the cells come from it and not from a sender.
  package var dataSource: String? { parts.dataSource }

  package var frame: Rect { parts.frame }

  /// The type of the section, spelled as in the file.
  package var typeName: String {
    switch role {
    case .component, .groupEnd: component.typeName?.value ?? ""
    case .tabBody: component.styles.body?.typeName.value ?? ""
    }
  }
}

/// The header or footer of a section; both show the title of the section's content.
package struct HeaderLayout: Hashable, Sendable {
  package let frame: Rect
  package let style: String
  package let title: String?
  /// The screen that a tap opens.
  package let target: String?
}

/// A strip of cells that scrolls sideways.
package struct StripLayout: Hashable, Sendable {
  /// The visible part of the strip, in content coordinates; its cells are relative to it.
  package let frame: Rect
  /// The length of all its cells together.
  package let contentWidth: Double
  /// The height of the dots that show the current page.
  package let pageControlHeight: Double
  package let isPaging: Bool
}

/// One cell of a section.
package struct CellLayout: Hashable, Sendable {
  package let frame: Rect
  package let measure: CellMeasure
  /// The item that the cell shows; nil for a placeholder.
  package let item: FeedItem?

  /// The title of the item, shortened for people to read.
  package var title: String? { item?.title?.readable }
}

/// The cells of a section, made one by one on demand.
package struct SectionCells: RandomAccessCollection, Hashable, Sendable {
  /// Where the cells are in their section; nil without cells.
  let frames: FlowCells?
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

  /// The measures of the first cells, which those after them repeat.
  package var pattern: ArraySlice<CellMeasure> { measures.prefix(count) }
}

/// The content of a section's cells: items of a feed, or placeholders.
package struct SectionItems: Hashable, Sendable {
  private let items: [FeedItem]
  /// The number of cells.
  package let count: Int
  /// Whether more cells are wanted than there is room for.
  let isCut: Bool

  /// The maximum number of placeholders that a picture can show; more would all look the same.
  static let mostPlaceholders = 1000

  /// Takes items of a feed, at most as many as a limit and the room allow.
  init(_ items: [FeedItem], atMost limit: Int?, in room: Int) {
    self.init(items, wanted: min(items.count, limit ?? items.count), in: room)
  }

  /// Makes cells without items.
  init(placeholders count: Int, in room: Int) {
    self.init([], wanted: count, in: min(room, Self.mostPlaceholders))
  }

  private init(_ items: [FeedItem], wanted: Int, in room: Int) {
    self.items = items
    count = min(wanted, room)
    isCut = wanted > room
  }

  /// The item of a cell; nil for a placeholder.
  package subscript(index: Int) -> FeedItem? { index < items.count ? items[index] : nil }
}
