extension Check {
  /// A way leads from the home screen, or from the root's menu, to every other screen.
  static let reachability = Check { app in
    guard let home = app.home, !isUncertain(app) else { return [] }
    var reached: Set<String> = []
    follow([home.key], in: app, &reached)
    follow(app.links.filter { $0.from == nil }.map(\.to), in: app, &reached)
    follow(meantElsewhere(in: app), in: app, &reached)
    let lost = app.screens.filter {
      !reached.contains($0.key) && $0.hasOwnID && $0.origin != .nowhere
    }
    let isAlone = { (screen: Screen) in
      app.links(to: screen).allSatisfy { $0.trigger == .parent || $0.from == screen.key }
    }
    // What only a lost screen leads to is not told apart: its way comes back with that screen.
    return (lost.filter(isAlone) + lost.filter { !isAlone($0) }).compactMap { screen in
      guard !reached.contains(screen.key) else { return nil }
      follow([screen.key], in: app, &reached)
      return Diagnostic(
        isAlone(screen) ? .nothingLeads(screen.title) : .noWayFromHome(screen.title),
        at: screen.location)
    }
  }

  /// Adds the screens to which ways lead from these, and the screens themselves.
  private static func follow(_ keys: [String], in app: App, _ reached: inout Set<String>) {
    var waiting = keys.filter { reached.insert($0).inserted }
    while let screen = waiting.popLast().map(app.screen) {
      guard let screen else { continue }
      waiting += app.links(from: screen).filter { $0.trigger != .parent }.map(\.to)
        .filter { reached.insert($0).inserted }
    }
  }
}

extension Check {
  /// Whether ways may stand in files that were not read, or in a menu that is told to be missing.
  private static func isUncertain(_ app: App) -> Bool {
    app.isUnread("feeds/", "collections.json")
      || (!app.settings.usesBuilder && app.collections[Collections.menuTag] == nil)
  }

  /// The screens to which ways lead that are told to be broken: by a misspelled id, or in a
  /// navigation that the app does not use.
  private static func meantElsewhere(in app: App) -> [String] {
    let unused = app.screens.flatMap(\.navigations).filter(\.category.isUnknown)
    let missing = app.screens.filter { $0.origin == .nowhere }.map(\.key)
    guard !unused.isEmpty || !missing.isEmpty else { return [] }
    let names = NameIndex(app.screens.filter { $0.origin != .nowhere }.map(\.id))
    return missing.compactMap(names.nearest)
      + unused.flatMap(\.allItems).compactMap(\.data.target?.value)
  }
}

extension Screen {
  /// Whether links can lead here: the screen has an id that is not an earlier one's.
  fileprivate var hasOwnID: Bool { key == id }
}

extension Navigation.Category {
  fileprivate var isUnknown: Bool {
    switch self {
    case .other: true
    case .menu, .navigationBar: false
    }
  }
}

extension Rule {
  static let unreachableScreen = Rule(
    "unreachable-screen",
    means: "No menu item, button, cell, header, tab or hook leads to a screen, or only screens do "
      + "that lead to each other and to which nothing else leads.",
    matters: "No user ever sees it, unless a deep link or a push message opens it.",
    mend: "Add a way to the screen, or remove it. If only deep links open it, ignore this code.")
}

extension Diagnostic.Message {
  fileprivate static func nothingLeads(_ title: String) -> Self {
    Self(.unreachableScreen, .warning, "nothing leads to the screen '\(title.quotable)'")
  }

  fileprivate static func noWayFromHome(_ title: String) -> Self {
    Self(
      .unreachableScreen, .warning,
      "no way leads from the home screen to the screen '\(title.quotable)'")
  }
}
