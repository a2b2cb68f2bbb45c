/// Which screens nobody gets to, and why.
package struct Reachability: Hashable, Sendable {
  /// The screens to which no way leads from home or from the root's menu: first those to which
  /// nothing leads at all, each group in the order of the app.
  package let lost: [Lost]

  /// A screen to which no way leads.
  package struct Lost: Hashable, Sendable {
    package let screen: Screen
    package let reason: Reason
  }

  /// Why no way leads to a screen.
  package enum Reason: Hashable, Sendable {
    /// Nothing in the app leads there.
    case nothingLeads
    /// Only screens lead there that lead to each other.
    case noWayFromHome
    /// Another lost screen leads there, and its way comes back with that one.
    case behindAnother
    /// The screen has no id, or that of an earlier one, so that links cannot name it.
    case noOwnID
    /// The way there is broken: by a misspelled id, or in a navigation that the app does not use.
    case brokenWay
    /// Ways may stand in files that were not read.
    case unreadFiles
  }
}

extension App {
  /// Which screens nobody gets to, and why.
  package var reachability: Reachability {
    var reached = Reach(linkTable)
    reached.follow(home.map { [$0.key] } ?? [])
    reached.followRoot()
    var excused = reached
    excused.follow(meantElsewhere)
    let isAlone = { (screen: Screen) in
      triggers(to: screen).subtracting([.parent]).isEmpty
    }
    let lost = screens.filter { !reached.contains($0.key) }.map { ($0, isAlone: isAlone($0)) }
    var told = excused
    return Reachability(
      lost: (lost.filter(\.isAlone) + lost.filter { !$0.isAlone }).map { screen, isAlone in
        let isTold = told.contains(screen.key)
        if screen.canBeTold { told.follow([screen.key]) }
        let reason: Reachability.Reason =
          if hasUnreadWays { .unreadFiles } else if excused.contains(screen.key) {
            .brokenWay
          } else if !screen.hasOwnID { .noOwnID } else if isTold { .behindAnother } else {
            isAlone ? .nothingLeads : .noWayFromHome
          }
        return Reachability.Lost(screen: screen, reason: reason)
      })
  }

  /// Whether ways may stand in files that were not read, or in a menu that is told to be missing.
  private var hasUnreadWays: Bool {
    isUnread("feeds/", "collections.json")
      || (!settings.usesBuilder && collections[Collections.menuTag] == nil)
  }

  /// The screens to which ways lead that are told to be broken: by a misspelled id, or in a
  /// navigation that the app does not use.
  private var meantElsewhere: [String] {
    let unused = screens.flatMap(\.navigations).filter(\.category.isUnknown)
    let missing = screens.filter { $0.origin == .nowhere }.map(\.key)
    guard !unused.isEmpty || !missing.isEmpty else { return [] }
    let names = NameIndex(screens.filter { $0.origin != .nowhere }.map(\.id))
    return missing.compactMap(names.nearest)
      + unused.flatMap(\.allItems).compactMap(\.data.target?.value)
  }
}

extension Screen {
  /// Whether a screen that nobody gets to is one of the app's, and links could lead to it: its id is
  /// not an earlier one's.
  fileprivate var canBeTold: Bool { hasOwnID && origin != .nowhere }
}

extension Navigation.Category {
  fileprivate var isUnknown: Bool {
    switch self {
    case .other: true
    case .menu, .navigationBar: false
    }
  }
}
