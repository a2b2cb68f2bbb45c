/// All screens of an app, with the links between them resolved.
struct ScreenTable {
  private(set) var screens: [Screen] = []
  private(set) var links = Links(entries: [], lists: ElementTable([]))
  private(set) var cuts: [CutItems] = []
  private(set) var home: Screen?
  /// The keys of the connected screens that nothing fills.
  private(set) var unfilled: Set<String> = []
  /// The first screen with each id.
  private(set) var indices: [String: ElementIndex<Screen>] = [:]
  private var whiteLabels: [Screen.WhiteLabel: ElementIndex<Screen>] = [:]
  private var keys = UniqueNames(separator: SourceNames.separator)

  /// Collects the builder's screens or the legacy ones, and all the screens that links lead to.
  init(
    rivers: [Screen], legacy: LegacyScreens, settings: Settings, feeds: FeedIndex,
    collections: Collections, types: ContentTypes, roots: (Screen?) -> Roots
  ) {
    add(settings.usesBuilder ? rivers : legacy.screens)
    home = screens.first(where: \.isMarkedHome) ?? screens.first
    var collector = LinkCollector(
      feeds: feeds, bars: Bars(settings, home: home, collections), home: home,
      roots: roots(home), types: types,
      screenIDs: Set((screens + legacy.screens).map(\.id)))
    for screen in screens { collector.collect(screen) }
    collector.collectRoot()
    if !settings.usesBuilder { home = firstInMenu(collector.links) ?? home }
    var search = TargetSearch(legacy, mostMissing: max(Self.leastPlaceholders, screens.count))
    addTargets(&search, &collector)
    collectUnfilled(&search, &collector)
    links = resolved(collector.links)
    cuts = collector.cuts
    Slugs.assign(to: &screens)
    MissingTitles.assign(to: &screens, by: links)
    let homeKey = home?.key
    home = screens.first { $0.key == homeKey }
  }

  /// Adds screens, and gives each one whose id is missing or taken a unique key.
  private mutating func add(_ added: [Screen]) {
    let known = screens.count
    for var screen in added {
      let index = ElementIndex<Screen>(screens.count)
      screen.hasOwnID = !screen.id.isEmpty && indices[screen.id] == nil
      // Ids are taken first, so that no screen gets the id of a later one as its key.
      if screen.hasOwnID { screen.key = keys.unique(screen.sourceName) }
      switch screen.origin {
      case .whiteLabel(let kind): whiteLabels[kind] = index
      case .rivers, .appDefine, .nowhere:
        if screen.hasOwnID { indices[screen.id] = index }
      }
      screens.append(screen)
    }
    for index in (known..<screens.count).map({ ElementIndex<Screen>($0) })
    where !screens[index].hasOwnID {
      screens[index].key = keys.unique(screens[index].sourceName)
    }
  }

  private func index(of target: WrittenLink.Target) -> ElementIndex<Screen>? {
    switch target {
    case .id(let id), .screenType(let id), .uiTag(let id), .contentType(_, let id): indices[id]
    // A screen of the app with the same id replaces the one built into every app.
    case .whiteLabel(let screen): indices[screen.key] ?? whiteLabels[screen]
    }
  }

  private func firstInMenu(_ links: WrittenLinks) -> Screen? {
    links.ofRootMenu.lazy.compactMap { index(of: $0.target).map { screens[$0] } }.first
  }

  /// The search for the screens that links lead to.
  private struct TargetSearch {
    let legacy: [String: Screen]
    /// The maximum number of placeholders.
    let mostMissing: Int
    /// The keys of the connected screens whose sender is known.
    var filled: Set<String> = []
    var missingCount = 0

    init(_ screens: LegacyScreens, mostMissing: Int) {
      self.mostMissing = mostMissing
      legacy = Dictionary(firstOf: screens.screens.map { ($0.id, $0) })
    }
  }

  /// Follows all links that have not been followed yet: fills connected screens, and adds targets
  /// that are not among the app's own screens, each once, in order of mention.
  private mutating func addTargets(_ search: inout TargetSearch, _ collector: inout LinkCollector) {
    while true {
      let news = collector.links.news()
      guard !news.isEmpty else { return }
      for link in news where !link.sent.isEmpty {
        guard let index = index(of: link.target), screens[index].isConnected,
          search.filled.insert(screens[index].key).inserted
        else { continue }
        collector.collectContent(of: screens[index], sent: link.sent)
      }
      let known = screens.count
      addTargets(of: news, &search)
      for screen in screens[known...] { collector.collect(screen) }
    }
  }

  /// Collects the content of the connected screens that no link has filled, one by one, since each
  /// may lead to screens that fill others. A screen that was collected this way stays as it is.
  private mutating func collectUnfilled(
    _ search: inout TargetSearch, _ collector: inout LinkCollector
  ) {
    var index = 0
    while index < screens.count {
      let screen = screens[index]
      index += 1
      guard screen.isConnected, search.filled.insert(screen.key).inserted else { continue }
      unfilled.insert(screen.key)
      collector.collectContent(of: screen, sent: nil)
      addTargets(&search, &collector)
    }
  }

  private mutating func addTargets(of links: [WrittenLink], _ search: inout TargetSearch) {
    let labels = Dictionary(
      firstOf: links.compactMap { link in link.label.map { (link.target.name, $0) } })
    for link in links where index(of: link.target) == nil {
      switch link.target {
      case .whiteLabel(let screen): add([Screen(screen, openedAt: link.location)])
      case .id(let id), .screenType(let id), .uiTag(let id), .contentType(_, let id):
        if let screen = search.legacy[id] {
          add([screen])
        } else if search.missingCount < search.mostMissing {
          add([Screen(missing: id, called: labels[id], namedAt: link.location)])
          search.missingCount += 1
        }
      }
    }
  }

  /// The number of placeholders that there may be for screens that no file has. A file may name more
  /// of them than it has room to describe, and each has pages and pictures; so beyond this number an
  /// app has at most as many as it has screens.
  private static let leastPlaceholders = 500

  private func resolved(_ written: WrittenLinks) -> Links {
    Links(
      entries: written.entries.map { entry in
        switch entry {
        case .link(let link): .link(resolved(link))
        case .items(let list, let from, let trigger, let count):
          .items(list: list, from: from, trigger, count: count)
        }
      },
      lists: written.lists.map { items in
        items.map {
          ItemLink(
            label: $0.label, to: key(of: $0.target), isConnected: $0.isConnected, sent: $0.sent,
            naming: $0.target.naming, location: $0.location)
        }
      })
  }

  /// Resolves a link. A parent link is written on the screen that opens, so it is turned around
  /// here.
  private func resolved(_ link: WrittenLink) -> Link {
    let isParent = link.trigger == .parent
    let target = key(of: link.target)
    return Link(
      from: isParent ? target : link.from, trigger: link.trigger, label: link.label,
      to: isParent ? link.from ?? target : target, isConnected: link.isConnected, sent: link.sent,
      naming: link.target.naming, location: link.location)
  }

  private func key(of target: WrittenLink.Target) -> String {
    index(of: target).map { screens[$0].key } ?? target.name
  }
}

extension Screen {
  /// The name of the screen in paths, which others may have too.
  fileprivate var sourceName: String { SourceNames.screen(id: id, name: name) }
}
