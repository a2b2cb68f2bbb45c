/// The screens that cannot be reached, and why.
package struct Reachability: Hashable, Sendable {
  /// The screens that cannot be reached from home or from the root's menu: first the ones
  /// that nothing leads to, each group in the order of the app.
  package let lost: [Lost]

  /// A screen that cannot be reached.
  package struct Lost: Hashable, Sendable {
    package let screen: Screen
    package let reason: Reason
  }

  /// The reason a screen cannot be reached.
  package enum Reason: Hashable, Sendable {
    /// Nothing in the app leads there.
    case nothingLeads
    /// Only other lost screens lead there, and they lead to each other.
    case noWayFromHome
    /// Only another lost screen leads there, so fixing that one fixes this one.
    case onlyFromLost
    /// The screen has no id, or the id of an earlier screen, so links cannot name it.
    case noOwnID
    /// The link is broken: its id is misspelled, or it is in a navigation that the app does not
    /// use.
    case brokenWay
    /// Items of a type open it, of which no snapshot has one.
    case unseenType
    /// Files that were not read may contain links to it.
    case unreadFiles
  }
}

extension App {
  /// The screens that cannot be reached, and why.
  package var reachability: Reachability {
    var reached = Reach(linkTable)
    reached.follow(home.map { [$0.key] } ?? [])
    reached.followRoot()
    var excused = reached
    excused.follow(brokenTargets)
    let isAlone = { (screen: Screen) in
      triggers(to: screen).subtracting([.parent]).isEmpty
    }
    let lost = screens.filter { !reached.contains($0.key) }.map { ($0, isAlone: isAlone($0)) }
    var typed = excused
    typed.follow(contentTypes.mappings.compactMap(\.screen?.value))
    var reported = typed
    return Reachability(
      lost: (lost.filter(\.isAlone) + lost.filter { !$0.isAlone }).map { screen, isAlone in
        let isReported = reported.contains(screen.key)
        if screen.isReportable { reported.follow([screen.key]) }
        let reason: Reachability.Reason =
          if hasUnreadLinks { .unreadFiles } else if excused.contains(screen.key) {
            .brokenWay
          } else if typed.contains(screen.key) {
            .unseenType
          } else if !screen.hasOwnID { .noOwnID } else if isReported { .onlyFromLost } else {
            isAlone ? .nothingLeads : .noWayFromHome
          }
        return Reachability.Lost(screen: screen, reason: reason)
      })
  }

  /// Whether links may be in files that were not read, or in a menu that is reported as missing.
  private var hasUnreadLinks: Bool {
    hasUnreadFeeds || isUnread(.collections)
      || (!settings.usesBuilder && collections[Collections.menuTag] == nil)
  }

  /// The targets of links that are reported as broken: the id is misspelled, or the app does not
  /// use the navigation.
  private var brokenTargets: [String] {
    let unused = writtenNavigations.filter(\.category.isUnknown)
    let missing = screens.filter(\.isMissing).map(\.key)
    guard !unused.isEmpty || !missing.isEmpty else { return [] }
    let names = NameIndex(screens.filter { !$0.isMissing }.map(\.id))
    return missing.compactMap(names.nearest)
      + unused.flatMap(\.allItems).compactMap(\.data.target?.value)
  }
}

extension Screen {
  /// Whether an unreachable screen is one of the app's own and has an id that links can name.
  fileprivate var isReportable: Bool { hasOwnID && !isMissing }
}

extension Navigation.Category {
  fileprivate var isUnknown: Bool {
    switch self {
    case .other: true
    case .menu, .navigationBar: false
    }
  }
}

/// The screens that can be reached from others.
private struct Reach {
  private var walk: LinkWalk
  private var screens: Set<String> = []

  init(_ table: LinkTable) { walk = LinkWalk(table) }

  func contains(_ key: String) -> Bool { screens.contains(key) }

  /// Adds the screens that can be reached from the app's root.
  mutating func followRoot() { follow(walk.links(from: nil).map(\.to)) }

  /// Adds these screens and those that can be reached from them. A parent link does not count,
  /// because it only names a connected screen's sender.
  mutating func follow(_ keys: [String]) {
    var waiting = keys.filter { screens.insert($0).inserted }
    while let key = waiting.popLast() {
      for link in walk.links(from: key) where link.trigger != .parent {
        if screens.insert(link.to).inserted { waiting.append(link.to) }
      }
    }
  }
}
