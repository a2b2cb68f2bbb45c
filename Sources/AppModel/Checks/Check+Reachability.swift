extension Check {
  /// A way leads from the home screen, or from the root's menu, to every other screen.
  static let reachability = Check { app in
    guard let home = app.home else { return [] }
    var reached: Set<String> = [home.key]
    var waiting = [home.key] + app.links.filter { $0.from == nil }.map(\.to)
    while let key = waiting.popLast() {
      reached.insert(key)
      guard let screen = app.screen(key) else { continue }
      for link in app.links(from: screen)
      where link.trigger != .parent && !reached.contains(link.to) {
        reached.insert(link.to)
        waiting.append(link.to)
      }
    }
    return app.screens.compactMap { screen in
      guard !reached.contains(screen.key) else { return nil }
      let ways = app.links(to: screen).filter { $0.trigger != .parent && $0.from != screen.key }
      return Diagnostic(
        ways.isEmpty ? .nothingLeads(screen.title) : .noWayFromHome(screen.title),
        at: screen.location)
    }
  }
}

extension Rule {
  static let unreachableScreen = Rule(
    "unreachable-screen",
    means: "No menu item, button, cell, header, tab or hook leads to a screen, or only screens do "
      + "that cannot be reached themselves.",
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
