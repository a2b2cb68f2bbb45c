/// Collects all links that are written in the files of an app, in file order.
struct LinkCollector {
  let settings: Settings
  let feeds: FeedIndex
  let collections: Collections
  /// The ids of all screens in the files.
  let screenIDs: Set<String>
  private(set) var links = WrittenLinks()
  private var lists: [ItemList: Int] = [:]
  /// The number, in the order of collecting, of the screen that last showed each list.
  private var shownBy: [Int] = []
  private var showing = 0

  init(
    settings: Settings, feeds: FeedIndex, collections: Collections, screenIDs: Set<String>
  ) {
    self.screenIDs = screenIDs
    self.settings = settings
    self.feeds = feeds
    self.collections = collections
  }

  /// Collects the links of the screens, of the root's menu, and of the bar that all screens share.
  mutating func collect(from screens: [Screen], home: Screen?) {
    for screen in screens {
      showing += 1
      collect(from: screen.components, on: screen)
      collectNavigations(of: screen, isHome: screen.key == home?.key)
      collectHooks(of: screen)
      collectParent(of: screen)
    }
    collectSentItems(to: screens)
    showing += 1
    for item in settings.navigationBar?.allItems ?? [] {
      collect(item, .barButton, from: nil)
    }
    guard !settings.usesBuilder else { return }
    for (tag, trigger) in [
      (Collections.menuTag, Link.Trigger.menu), (Collections.barTag, .barButton),
    ] {
      guard let collection = collections[tag] else { continue }
      let list = ItemList(location: collection.location, part: .items)
      show(list, trigger, from: nil) { collection.children }
    }
  }

  private mutating func collectNavigations(of screen: Screen, isHome: Bool) {
    for navigation in screen.navigations {
      switch navigation.category {
      case .menu where isHome || settings.isQuickBrick:
        for item in navigation.allItems { collect(item, .menu, from: isHome ? nil : screen.key) }
      case .navigationBar:
        for item in navigation.allItems { collect(item, .barButton, from: screen.key) }
      case .menu, .other: break
      }
    }
  }

  private mutating func collect(
    _ item: NavigationItem, _ trigger: Link.Trigger, from: String?
  ) {
    if let screen = item.kind.whiteLabel {
      links.add(
        WrittenLink(
          from: from, trigger: trigger, label: item.title, target: .whiteLabel(screen),
          location: item.location))
    }
    guard let target = item.data.target else { return }
    links.add(
      WrittenLink(
        from: from, trigger: trigger, label: item.title, target: .id(target.value),
        isConnected: item.data.isConnected ?? false,
        sent: feeds.feed(for: item.data)?.items ?? [], location: target.location))
  }

  private mutating func collect(from components: [Component], on screen: Screen) {
    for component in components {
      collect(from: component, on: screen)
      collect(from: component.components, on: screen)
    }
  }

  private mutating func collect(from component: Component, on screen: Screen) {
    let feed = feeds.feed(for: component.data)
    let items = feed?.items ?? []
    let styles = component.styles
    for target in [styles.header?.target, styles.footer?.target].compactMap(\.self) {
      links.add(
        WrittenLink(
          from: screen.key, trigger: .header, label: nil, target: .id(target.value), sent: items,
          location: target.location))
    }
    if let target = component.data.target {
      links.add(
        WrittenLink(
          from: screen.key, trigger: component.kind.trigger, label: nil,
          target: .id(target.value), isConnected: component.data.isConnected ?? false, sent: items,
          location: target.location))
    }
    guard let feed else { return }
    let list = ItemList(location: feed.location, part: .items)
    show(list, component.kind.trigger, from: screen.key) { items }
    guard styles.body != nil else { return }
    let bodies = ItemList(location: feed.location, part: .itemsOfItems)
    show(bodies, .cell, from: screen.key) { items.flatMap(\.children) }
  }

  /// Collects the items that connected screens get from their sender's feed: child i fills
  /// component i.
  private mutating func collectSentItems(to screens: [Screen]) {
    let sent = Dictionary(
      links.eachOnce.filter { !$0.sent.isEmpty }.map { ($0.target.id, $0.sent) },
      uniquingKeysWith: { first, _ in first })
    for screen in screens where screen.isConnected {
      showing += 1
      for (component, child) in zip(screen.components, sent[screen.key] ?? []) {
        let isLeaf = child.children.isEmpty
        let list = ItemList(location: child.location, part: isLeaf ? .itself : .items)
        show(list, component.kind.trigger, from: screen.key) { isLeaf ? [child] : child.children }
      }
    }
  }

  /// Notes where the items of a list lead, unless the screen already shows the list.
  private mutating func show(
    _ list: ItemList, _ trigger: Link.Trigger, from: String?, _ items: () -> [FeedItem]
  ) {
    let index = lists[list] ?? take(list, items())
    guard shownBy[index] != showing else { return }
    shownBy[index] = showing
    links.show(index, from: from, trigger)
  }

  private mutating func take(_ list: ItemList, _ items: [FeedItem]) -> Int {
    let index = links.addList(
      items.compactMap { item in
        (item.screenType ?? taggedScreen(of: item)).map { target in
          WrittenLink(
            from: nil, trigger: .cell, label: item.title, target: .screenType(target.value),
            sent: item.children, location: target.location)
        }
      })
    lists[list] = index
    shownBy.append(0)
    return index
  }

  /// Returns the screen that an item's ui_tag names. Most tags in a builder's app name none, which
  /// does no harm; in an older app they are the only way an item leads anywhere.
  private func taggedScreen(of item: FeedItem) -> Located<String>? {
    item.uiTag.flatMap { !settings.usesBuilder || screenIDs.contains($0.value) ? $0 : nil }
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

/// The items of a feed that a screen shows, identified by where their container is written, so that
/// a feed on many screens is read once.
private struct ItemList: Hashable {
  let location: Location
  let part: Part

  /// The items of a feed or item, the items inside those, or the item itself.
  enum Part: Hashable {
    case items, itemsOfItems, itself
  }
}

extension ComponentKind {
  /// What a person touches in a component of this kind to open a screen.
  fileprivate var trigger: Link.Trigger {
    switch self {
    case .tabBar, .tabs, .sectionPicker, .screenPicker: .tab
    case .list, .grid, .hero, .horizontalList, .banner, .htmlTicker, .webview, .group, .custom:
      .cell
    }
  }
}
