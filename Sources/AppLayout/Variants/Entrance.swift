package import AppModel

/// How a screen came to be seen.
package enum Entrance: String, Hashable, Sendable, CaseIterable {
  /// It is the first screen of the root container.
  case root
  /// It was pushed onto another one, and a back button leads back.
  case pushed
  /// It covers the app in a container of its own, and a close button ends it.
  case presented
}

extension App {
  /// The entrance that a screen's variants show: home is root, the others are pushed unless nothing
  /// but buttons of navigation bars opens them.
  package func entrance(of screen: Screen) -> Entrance {
    if screen.key == home?.key { return .root }
    return triggers(to: screen).subtracting([.parent]) == [.barButton] ? .presented : .pushed
  }

  /// All entrances that a screen has: a menu always pushes, a button of a navigation bar always
  /// presents, and from everything else the screen's own styles decide.
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
