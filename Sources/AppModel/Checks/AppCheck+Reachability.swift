extension AppCheck {
  /// Checks that a path leads from the home screen, or from the root's menu, to every other screen.
  static let reachability = AppCheck([.unreachableScreen]) { app in
    guard app.home != nil else { return [] }
    return app.reachability.lost.compactMap { lost in
      guard !lost.screen.isMissing else { return nil }
      switch lost.reason {
      case .nothingLeads:
        return Diagnostic(.nothingLeads(lost.screen), at: lost.screen.location)
      case .noWayFromHome:
        return Diagnostic(.noWayFromHome(lost.screen), at: lost.screen.location)
      case .onlyFromLost, .noOwnID, .brokenWay, .unseenType, .unreadFiles: return nil
      }
    }
  }
}

extension Rule {
  package static let unreachableScreen = Rule(
    "unreachable-screen",
    means: "No menu item, button, cell, header, footer, tab or hook leads to a screen, or it is "
      + "reached only from screens that cannot be reached themselves.",
    matters: "No user ever sees it, unless a deep link or a push notification opens it.",
    fix: "Add a link to the screen, or remove it. If only deep links open it, ignore this code.")
}

extension Diagnostic.Message {
  fileprivate static func nothingLeads(_ screen: Screen) -> Self {
    Self(.unreachableScreen, .warning, "nothing leads to the screen '\(title: screen)'")
  }

  fileprivate static func noWayFromHome(_ screen: Screen) -> Self {
    Self(
      .unreachableScreen, .warning,
      "no path leads from the home screen to the screen '\(title: screen)'")
  }
}
