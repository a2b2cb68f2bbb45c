package import AppModel

/// How a screen was opened.
package enum Entrance: String, Hashable, Sendable, CaseIterable {
  /// It is the first screen of the root container.
  case root
  /// It was pushed onto another screen, and has a back button.
  case pushed
  /// It covers the app in its own container, and has a close button.
  case presented
}

extension App {
  /// Returns the entrance that a screen's variants show. Home is root; the others are pushed unless
  /// only buttons of navigation bars open them.
  package func entrance(of screen: Screen) -> Entrance {
    if screen.key == home?.key { return .root }
    return triggers(to: screen).subtracting([.parent]) == [.barButton] ? .presented : .pushed
  }

  /// Returns all entrances that a screen has. A menu always pushes and a button of a navigation bar
  /// always presents; for everything else the screen's own styles decide.
  package func entrances(of screen: Screen) -> [Entrance] {
    var found: Set<Entrance> = screen.key == home?.key ? [.root] : []
    for trigger in triggers(to: screen) {
      switch trigger {
      case .menu: found.insert(.pushed)
      case .barButton: found.insert(.presented)
      case .cell, .header, .tab, .hook:
        found.insert(screen.styles.presentation == .present ? .presented : .pushed)
      case .parent: break
      }
    }
    return found.isEmpty ? [.pushed] : Entrance.allCases.filter(found.contains)
  }
}
