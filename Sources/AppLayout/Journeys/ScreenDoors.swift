/// What the screens of an app open on a device, as far as a prototype draws it: the ways of journeys,
/// and the taps that are counted.
package struct ScreenDoors {
  /// What the bar, the menu, the tabs and the headings open.
  package private(set) var doors: [Door] = []
  /// The lists of items that the screen shows.
  package private(set) var lists: [Shown] = []
  /// Whether the bar has a button that opens a menu.
  package private(set) var opensMenu = false

  /// Something that opens a screen with one or two taps.
  package struct Door {
    package let move: JourneyMove
    package let trigger: Link.Trigger
  }

  /// The cells of a section. The items of a feed are read once, however many screens show them.
  package struct Shown {
    let place: ElementIndex<SectionLayout>
    /// The number of the tab that people choose first; nil for what is visible without.
    package let tab: Int?
    /// Where the first item is written; nil for placeholders.
    package let start: Location?
    package let count: Int
    /// How many of the first cells the bar covers.
    let coveredCount: Int
    /// How many of the first cells are visible before people scroll.
    let visibleCount: Int
    package let trigger: Link.Trigger
    /// What the cells open whose items do not have a screen of their own.
    package let shared: String?
  }

  /// Finds what a screen opens, and reads the items that it shows.
  package init(
    of screen: Screen, in app: App, on held: HeldDevice, reading items: inout OpenedItems
  ) {
    let layout = VariantLayout(app.configuredVariant(of: screen, on: held), in: app)
    let targets = PartTargets(of: layout, in: app)
    func add(_ name: String?, _ target: JourneyMove.Target, _ trigger: Link.Trigger, at y: Double?)
    {
      guard let opened = name.flatMap(app.screen) else { return }
      let move = JourneyMove(
        from: screen.key, to: opened.key, target: target,
        isCovered: y.map(layout.covers) ?? false,
        needsScrolling: y.map { $0 > layout.frame.viewport.height } ?? false)
      doors.append(Door(move: move, trigger: trigger))
    }
    for tab in targets.tabs.elementIndices {
      add(targets[.tab(tab)], .part(.tab(tab)), .rootTab, at: nil)
    }
    if layout.navigationBar?.context?.kind == .menu,
      let open = OpenMenu(over: screen, in: app, on: held)
    {
      opensMenu = true
      for (number, row) in open.menu.rows.prefix(MenuLayout.mostDrawnRows).enumerated()
      where row.kind != .header {
        add(row.target, .menuRow(number), .menu, at: nil)
      }
    }
    for button in (layout.navigationBar?.buttons ?? []).elementIndices {
      add(targets[.barButton(button)], .part(.barButton(button)), .barButton, at: nil)
    }
    let tabs = TabbedContent(layout, in: app)
    let content = tabs.layout.content
    let contentTargets = tabs.tabs == nil ? targets : PartTargets(of: tabs.layout, in: app)
    for seen in SeenContent(playing: tabs.layout)?.sections ?? [] {
      let section = content.sections[seen.place]
      let tab = tabs.tab(showing: seen.place)
      if seen.hasHeader {
        let part = LayoutPart.header(of: seen.place)
        add(contentTargets[part], .part(part, below: tab), .header, at: section.header?.frame.midY)
      }
      if seen.hasFooter {
        let part = LayoutPart.footer(of: seen.place)
        add(contentTargets[part], .part(part, below: tab), .header, at: section.footer?.frame.midY)
      }
      guard !seen.cells.isEmpty else { continue }
      let top = section.strip?.frame.y ?? 0
      let viewport = layout.frame.viewport
      let width = section.strip?.frame.width ?? viewport.width
      let cells = section.cells
      items.read(cells.prefix(seen.cells.count), in: app)
      lists.append(
        Shown(
          place: seen.place, tab: tab, start: cells[0].item?.location, count: seen.cells.count,
          coveredCount: seen.cells.prefix { layout.covers(y: top + cells[$0].frame.midY) }.count,
          visibleCount: seen.cells.prefix {
            top + cells[$0].frame.midY <= viewport.height
              && (0...width).contains(cells[$0].frame.midX)
          }.count,
          trigger: section.role == .tabBody ? .cell : section.component.kind.trigger,
          shared: section.component.data.target.flatMap { app.firstScreen(id: $0.value)?.key }))
    }
  }
}

extension JourneyMove.Target {
  /// Returns a part of the content, which people may see only once they have chosen a tab.
  static func part(_ part: LayoutPart, below tab: Int?) -> Self {
    tab.map { .below(tab: $0, part) } ?? .part(part)
  }
}

extension TabbedContent {
  /// Returns the number of the tab that shows a section; nil for what is visible at first.
  fileprivate func tab(showing place: ElementIndex<SectionLayout>) -> Int? {
    rests.dropFirst().firstIndex { $0.sections.contains(place.index) }
  }
}

/// What the items of lists open that have a screen of their own. Each list is read once, however many
/// screens show it.
package struct OpenedItems {
  private var lists: [Location: List] = [:]

  /// What is known about the first items of a list.
  private struct List {
    var screens: [String?] = []
    /// The numbers of the items that have a screen of their own.
    var opening: [Int] = []
  }

  package init() {}

  /// Reads the items of a list that were not read before.
  fileprivate mutating func read(_ cells: Slice<SectionCells>, in app: App) {
    guard let start = cells.first?.item?.location else { return }
    var known = lists.removeValue(forKey: start) ?? List()
    for cell in cells.dropFirst(known.screens.count) {
      let screen = cell.item.flatMap(app.target).flatMap(app.screen)?.key
      if screen != nil { known.opening.append(known.screens.count) }
      known.screens.append(screen)
    }
    lists[start] = known
  }

  /// Returns the key of the screen that an item of a list opens; nil if it does not have its own.
  subscript(item: Int, of start: Location) -> String? { lists[start]?.screens[item] }

  /// Returns the keys of the screens that some items of a list open by themselves.
  package func screens(in items: Range<Int>, of start: Location) -> [String] {
    guard let list = lists[start] else { return [] }
    let first = list.opening.partitionPoint { $0 >= items.lowerBound }
    return list.opening[first...].prefix { $0 < items.upperBound }.compactMap { list.screens[$0] }
  }

  /// Whether each of the first items of a list has a screen of its own.
  package func haveScreens(_ count: Int, of start: Location) -> Bool {
    lists[start].map { $0.opening.partitionPoint { $0 >= count } == count } ?? false
  }
}

extension VariantLayout {
  /// Whether a bar over the content covers a height of the content, however far people scroll.
  fileprivate func covers(y: Double) -> Bool {
    variant.placement == .overlay && y < frame.viewport.coveredTop
  }
}
