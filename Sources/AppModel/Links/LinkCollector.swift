/// Collects the links of an app: what the app draws and people can tap, in file order.
struct LinkCollector {
  let feeds: FeedIndex
  let bars: Bars
  let home: Screen?
  let roots: Roots
  let types: ContentTypes
  /// The ids of all screens in the files.
  let screenIDs: Set<String>
  var links = WrittenLinks()
  /// The components whose limits hide items.
  var cuts: [CutItems] = []
  /// The indices of the lists that screens show.
  var lists: [ItemList: ElementIndex<ItemList>] = [:]
  /// The lists of the menus that screens share, by where these are written.
  var menus: [Location: ElementIndex<ItemList>] = [:]
  /// Where each list was shown last.
  var lastShowing: [ElementIndex<ItemList>: Showing] = [:]
  /// A number that identifies the screen, or the app's root, whose lists are collected at the
  /// moment.
  var showing = 0

  /// The entry of a list, and the number of the screen that it belongs to.
  struct Showing {
    let number: Int
    let entry: ElementIndex<WrittenLinks.Entry>
  }

  /// Collects everything on a screen; the content of a connected one only once it is known.
  mutating func collect(_ screen: Screen) {
    if screen.isConnected { showing += 1 } else { collectContent(of: screen, sent: nil) }
    collectNavigations(of: screen)
    collectHooks(of: screen)
    collectParent(of: screen)
  }

  /// Collects the menu of an older app, which no screen has.
  mutating func collectRoot() {
    showing += 1
    let menu = roots.ofHome.menu
    if case .collected(let items) = menu.shown { show(items, .cell, menu.trigger, from: nil) }
  }

  /// Collects the content of a screen; a connected one shows what was sent to it.
  mutating func collectContent(of screen: Screen, sent: [FeedItem]?) {
    showing += 1
    for plan in SectionPlan.sections(of: screen, feeds: feeds, sent: sent) {
      collect(plan, on: screen)
    }
  }

  private mutating func collect(_ plan: SectionPlan, on screen: Screen) {
    let component = plan.component
    let items: [FeedItem]
    let count: Int
    switch plan.supply {
    case .items(let supplied):
      (items, count) = (supplied, min(supplied.count, plan.limit ?? supplied.count))
    case .unknown: (items, count) = ([], plan.limit ?? 1)
    case .none: (items, count) = ([], 0)
    }
    for target in [plan.header?.target, plan.footer?.target].compactMap(\.self) {
      links.add(
        WrittenLink(
          from: screen.key, trigger: .header, label: nil, target: .id(target.value), sent: items,
          location: target.location))
    }
    guard plan.role == .component else { return }
    let trigger = component.kind.trigger
    if count > 0, let target = component.data.target {
      links.add(
        WrittenLink(
          from: screen.key, trigger: trigger, label: nil, target: .id(target.value),
          isConnected: component.data.isConnected, sent: items,
          location: target.location))
    }
    var left = show(items, .cell, trigger, from: screen.key, limit: plan.limit)
    if plan.kind.hasBody, component.styles.body != nil {
      // People see the items of each tab, one tab after the other.
      left += show(items, .body, .cell, from: screen.key, limit: plan.limit)
    }
    guard left > 0, !component.isSingle else { return }
    cuts.append(CutItems(component: component.location, count: left, on: screen.key))
  }

  private mutating func collectNavigations(of screen: Screen) {
    if let root = roots.ownRoot(of: screen) { collect(root.menu, of: screen) }
    guard bars.placement(of: screen) != .hidden else { return }
    collectButtons(of: screen)
  }

  /// Collects the menu that a screen has. What fills a screen must not depend on how the screen before
  /// it is reached, which decides whether its menu is shown; so only home's menu hands something over.
  private mutating func collect(_ menu: RootMenu, of screen: Screen) {
    let isHome = screen.key == home?.key
    let shared = isHome ? nil : screen.navigation(.menu).flatMap { $0.isShared ? $0.location : nil }
    if let list = shared.flatMap({ menus[$0] }) {
      show(list, menu.trigger, from: screen.key, limit: nil)
      return
    }
    guard case .items(let items) = menu.shown else { return }
    let links = items.compactMap { item in
      var link = link(of: item, menu.trigger, from: isHome ? nil : screen.key)
      if !isHome { link?.sent = [] }
      return link
    }
    guard let shared, let first = items.first else {
      for link in links { self.links.add(link) }
      return
    }
    let list = take(ItemList(start: first.location, count: items.count, part: .menu), links)
    menus[shared] = list
    show(list, menu.trigger, from: screen.key, limit: nil)
  }

  /// Collects the buttons of a screen's bar. Those that lead to the screen they are on are
  /// disabled.
  private mutating func collectButtons(of screen: Screen) {
    switch bars.buttons(of: screen) {
    case .items(let items):
      guard let first = items.first else { return }
      let enabled = items.filter { !screen.isShown(by: $0) }
      guard enabled.count == items.count else {
        for item in enabled { add(item, .barButton, from: screen.key) }
        return
      }
      let list = ItemList(start: first.location, count: items.count, part: .bar)
      let index =
        lists[list] ?? take(list, items.compactMap { link(of: $0, .barButton, from: nil) })
      show(index, .barButton, from: screen.key, limit: nil)
    case .collected(let items):
      let enabled = items.filter { !screen.isShown(by: target(of: $0)?.name, source: nil) }
      guard enabled.count == items.count else {
        for item in enabled {
          if let link = link(of: item, .barButton, from: screen.key) { links.add(link) }
        }
        return
      }
      show(items, .cell, .barButton, from: screen.key)
    }
  }

  private mutating func add(_ item: NavigationItem, _ trigger: Link.Trigger, from: String?) {
    if let link = link(of: item, trigger, from: from) { links.add(link) }
  }

  private func link(
    of item: NavigationItem, _ trigger: Link.Trigger, from: String?
  ) -> WrittenLink? {
    if let screen = item.kind.whiteLabel {
      return WrittenLink(
        from: from, trigger: trigger, label: item.title, target: .whiteLabel(screen),
        location: item.location)
    }
    return item.data.target.map { target in
      WrittenLink(
        from: from, trigger: trigger, label: item.title, target: .id(target.value),
        isConnected: item.data.isConnected,
        sent: feeds.feed(for: item.data)?.items ?? [], location: target.location)
    }
  }

  private mutating func collectHooks(of screen: Screen) {
    for hook in screen.hooks {
      guard let target = hook.screen else { continue }
      links.add(
        WrittenLink(
          from: screen.key, trigger: .hook, label: hook.identifier.value, target: .id(target.value),
          location: target.location))
    }
  }

  /// Collects the screen that a connected screen names because it shows that screen's data source.
  private mutating func collectParent(of screen: Screen) {
    guard screen.isConnected, let parent = screen.parent else { return }
    links.add(
      WrittenLink(
        from: screen.key, trigger: .parent, label: nil, target: .id(parent.value),
        isConnected: true, location: parent.location))
  }
}

/// A component whose limit hides items that would open a screen.
struct CutItems: Hashable, Sendable {
  let component: Location
  /// The number of these items.
  let count: Int
  /// The key of the screen.
  let on: String?
}

extension ComponentKind {
  /// What a person touches in a component of this kind to open a screen.
  package var trigger: Link.Trigger {
    switch self {
    case .tabBar, .tabs, .sectionPicker, .screenPicker: .tab
    case .list, .grid, .hero, .horizontalList, .banner, .htmlTicker, .webview, .group, .custom:
      .cell
    }
  }
}
