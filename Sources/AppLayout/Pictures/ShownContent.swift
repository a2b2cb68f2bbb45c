package import Hashes

/// What pictures show of the content of a screen, with the sections in the order of their layout.
package struct ShownContent: Sendable {
  package internal(set) var sections: [ShownSection]
  package internal(set) var size: Size
  private let layout: ContentLayout

  init(_ layout: ContentLayout, _ sources: ShownSources) {
    self.layout = layout
    size = layout.size
    sections = layout.sections.map { ShownSection($0, sources) }
  }

  /// The number of sections in words, for people who cannot see a picture.
  package var summary: String { layout.summary }

  /// The hash of all that any picture may show of the content.
  package var hash: ContentHash {
    var hash = RunningHash()
    hash.write(sections, size, layout.isCut)
    return hash.hash
  }

  /// Finds what is visible in a part of the content; see `SeenContent`.
  package func seen(in visible: Rect, hasStripsApart: Bool = false) -> SeenContent {
    SeenContent(of: layout, in: visible, hasStripsApart: hasStripsApart)
  }
}

/// What pictures show of content of which people choose a part by its tabs.
package struct ShownChoice: Sendable {
  /// The content, with what is below other tabs than the first after it.
  package let content: ShownContent
  /// The section of the tabs; nil where choosing one only moves the mark.
  package let tabs: ElementIndex<SectionLayout>?
  /// What is below the chosen tab, for each of them.
  package let rests: [TabbedContent.Rest]
  /// The strips of tabs that open nothing else.
  package let strips: Set<ElementIndex<SectionLayout>>

  /// Finds what can be chosen on a screen.
  package init(_ tabbed: TabbedContent, of shown: ShownScreen, in app: App) {
    let layout = tabbed.layout
    let targets = PartTargets(of: layout, in: app)
    content =
      tabbed.rests.isEmpty
      ? shown.content
      : ShownContent(layout.content, ShownSources(of: layout.variant.screen, in: app))
    (tabs, rests) = (tabbed.tabs, tabbed.rests)
    strips = Set(
      layout.content.sections.elementIndices.filter { layout.choosesTab(in: $0, targets) })
  }
}

/// What pictures show of a section.
package struct ShownSection: Sendable {
  package internal(set) var key: ComponentKey
  package internal(set) var source: SourcePath?
  package internal(set) var role: SectionPlan.Role
  /// Whether nothing knows the type of the section.
  package internal(set) var isCustom: Bool
  /// The type of the section, spelled as in the file.
  package internal(set) var typeName: String
  package internal(set) var frame: Rect
  package internal(set) var header: ShownHeader?
  package internal(set) var footer: ShownHeader?
  package internal(set) var strip: StripLayout?
  package let cells: ShownCells

  /// Finds what is shown of a section on its own, regardless of where it is defined.
  package init(_ section: SectionLayout) { self.init(section, nil) }

  init(_ section: SectionLayout, _ sources: ShownSources?) {
    let component = section.component
    let own =
      switch section.role {
      case .component, .groupEnd: sources?.ofParts[component.location]
      case .tabBody: component.styles.body.flatMap { sources?.ofParts[$0.typeName.location] }
      }
    func header(_ layout: HeaderLayout?, _ written: Header?) -> ShownHeader? {
      layout.map {
        ShownHeader($0, source: written.flatMap { sources?.ofParts[$0.location] } ?? own)
      }
    }
    key = sources?.keys[component] ?? ComponentKey("", inside: nil)
    source = own
    (role, typeName) = (section.role, section.typeName)
    isCustom = if case .custom = section.kind { true } else { false }
    (frame, strip) = (section.frame, section.strip)
    self.header = header(section.header, component.styles.header)
    footer = header(section.footer, component.styles.footer)
    cells = ShownCells(section.cells, sources?.level(of: section.cells), or: own)
  }
}

/// What pictures show of a header or footer.
package struct ShownHeader: Sendable {
  package internal(set) var frame: Rect
  package internal(set) var title: String?
  /// Whether a tap opens something.
  package internal(set) var isLink: Bool
  package internal(set) var source: SourcePath?

  package init(_ header: HeaderLayout, source: SourcePath?) {
    (frame, title, isLink) = (header.frame, header.title, header.target != nil)
    self.source = source
  }
}

/// What pictures show of a cell.
package struct ShownCell: Sendable {
  package internal(set) var frame: Rect
  package internal(set) var template: CellTemplate
  /// The style's name in the component, shortened for people to read.
  package internal(set) var styleID: String
  /// The title, the id and the kind of the item in the cell; nil for a placeholder, or what it
  /// lacks.
  package internal(set) var title: String?
  package internal(set) var id: String?
  package internal(set) var kind: FeedItem.Kind?
  package internal(set) var source: SourcePath?

  package init(_ cell: CellLayout, source: SourcePath?) {
    frame = cell.frame
    (template, styleID) = (cell.measure.template, cell.measure.styleID)
    (title, id, kind) = (cell.title, cell.item?.id, cell.item?.kind)
    self.source = source
  }
}

/// The cells of a section, made one by one on demand.
package struct ShownCells: Sendable {
  private let cells: SectionCells
  /// What the sources of items share; nil for items that are not in a feed of the app.
  private let level: FeedSources.Level?
  private let section: SourcePath?

  init(_ cells: SectionCells, _ level: FeedSources.Level?, or section: SourcePath?) {
    (self.cells, self.level, self.section) = (cells, level, section)
  }

  package var count: Int { cells.count }
  package var isEmpty: Bool { cells.isEmpty }

  package subscript(index: Int) -> ShownCell {
    let cell = cells[index]
    return ShownCell(
      cell, source: cell.item.flatMap { level?.path(of: $0) } ?? section)
  }

  /// The frames of all cells.
  package var frames: LazyMapSequence<SectionCells, Rect> { cells.lazy.map(\.frame) }
}

/// What is looked up once for all that pictures show of a screen: where its parts are defined, and
/// how they are told apart.
struct ShownSources: Sendable {
  let ofParts: ScreenSources
  let keys: ComponentBoxKeys
  private let app: App

  init(of screen: Screen, in app: App) {
    ofParts = ScreenSources(of: screen)
    keys = ComponentBoxKeys(of: screen)
    self.app = app
  }

  fileprivate func level(of cells: SectionCells) -> FeedSources.Level? {
    cells.first?.item.flatMap { FeedSources.Level(above: $0, in: app) }
  }
}
