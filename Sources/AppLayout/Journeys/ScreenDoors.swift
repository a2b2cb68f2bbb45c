import AppModel

/// What the screens of an app open on a device, as far as a prototype draws it.
struct ScreenDoors {
  /// What the bar, the menu, the tabs and the headings open.
  private(set) var doors: [Door] = []
  /// The lists of items that the screen shows.
  private(set) var lists: [Shown] = []

  /// Something that opens a screen with one or two taps.
  struct Door {
    let move: JourneyMove
    let trigger: Link.Trigger
  }

  /// The cells of a section. The items of a feed are read once, however many screens show them.
  struct Shown {
    let place: ElementIndex<SectionLayout>
    /// The number of the tab that people choose first; nil for what is visible without.
    let tab: Int?
    /// Where the first item is written; nil for placeholders.
    let start: Location?
    let count: Int
    /// How many of the first cells the bar covers.
    let coveredCount: Int
    /// How many of the first cells are visible before people scroll.
    let visibleCount: Int
    let trigger: Link.Trigger
    /// What the cells open whose items do not have a screen of their own.
    let shared: String?
  }

  /// Finds what a screen opens, and reads the items that it shows.
  init(
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
    for seen in SeenContent(scrolling: tabs.layout).sections {
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

/// What the items of lists open that have a screen of their own.
struct OpenedItems {
  private var lists: [Location: [String?]] = [:]

  /// Reads the items of a list that were not read before.
  fileprivate mutating func read(_ cells: Slice<SectionCells>, in app: App) {
    guard let start = cells.first?.item?.location else { return }
    var known = lists.removeValue(forKey: start) ?? []
    for cell in cells.dropFirst(known.count) {
      known.append(cell.item.flatMap(app.target).flatMap(app.screen)?.key)
    }
    lists[start] = known
  }

  /// Returns the key of the screen that an item of a list opens; nil if it does not have its own.
  subscript(item: Int, of start: Location) -> String? { lists[start]?[item] }
}

extension VariantLayout {
  /// Whether a bar over the content covers a height of the content, however far people scroll.
  fileprivate func covers(y: Double) -> Bool {
    variant.placement == .overlay && y < frame.viewport.coveredTop
  }
}

extension SeenContent {
  /// Finds what people see of a screen's content who scroll through all of it.
  init(scrolling layout: VariantLayout) {
    let viewport = layout.frame.viewport
    guard !layout.content.sections.isEmpty, viewport.height > 0 else {
      self.init(of: layout.content, in: Rect(size: Size(width: 0, height: 0)))
      return
    }
    let height = layout.content.size.height
    let drawn = height.isFinite ? min(height, Self.mostHeight) : Self.mostHeight
    self.init(
      of: layout.content,
      in: Rect(size: Size(width: viewport.width, height: max(drawn, viewport.height))),
      hasStripsApart: true)
  }
}
