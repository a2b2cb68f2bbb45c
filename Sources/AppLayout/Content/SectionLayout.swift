package import AppModel

/// A section of a screen's content with everything in its place, in content coordinates.
package struct SectionLayout: Hashable, Sendable {
  package let component: Component
  package let role: Role
  package let kind: ComponentKind
  package let header: HeaderLayout?
  package let footer: HeaderLayout?
  /// The strip that scrolls sideways, where the cells stand in one.
  package let strip: StripLayout?
  package let cells: SectionCells
  /// The component's own source, where the cells come from it and not from a sender.
  package let dataSource: String?
  package let frame: Rect

  /// What a section is to its component.
  package enum Role: Hashable, Sendable {
    case component
    /// What stands under the tabs.
    case tabBody
    /// What stands under all that a group holds: its footer.
    case groupEnd
  }

  /// The type of the section as the file spells it.
  package var typeName: String {
    switch role {
    case .component, .groupEnd: component.typeName?.value ?? ""
    case .tabBody: component.styles.body?.typeName.value ?? ""
    }
  }
}

/// The header or footer of a section; both have the title of what the section shows.
package struct HeaderLayout: Hashable, Sendable {
  package let frame: Rect
  package let style: String
  package let title: String?
  /// The screen that a tap opens.
  package let target: String?
}

/// A strip of cells that scrolls sideways.
package struct StripLayout: Hashable, Sendable {
  /// The strip as it is seen, in content coordinates; its cells are relative to it.
  package let frame: Rect
  /// How long its cells are together.
  package let contentWidth: Double
  /// How much of its height is for the dots that tell the page.
  package let pageControlHeight: Double
  package let isPaging: Bool
}

/// One cell of a section.
package struct CellLayout: Hashable, Sendable {
  package let frame: Rect
  package let measure: CellMeasure
  /// What the cell shows; nil for a placeholder.
  package let item: FeedItem?

  /// The title of the item, as far as people read it.
  package var title: String? { item?.title?.readable }
}

/// The cells of a section, made one by one when they are asked for.
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
    guard let frames else { preconditionFailure("a section without cells has none to give") }
    return CellLayout(
      frame: frames[position].offset(by: offset), measure: measures[position % measures.count],
      item: items[position])
  }
}

extension SectionCells {
  package subscript(place: ElementIndex<CellLayout>) -> CellLayout { self[place.index] }
}
