/// How a screen was opened.
package enum Entrance: String, Hashable, Sendable, CaseIterable {
  /// It is the first screen of the root container, or of one of the root's tabs.
  case root
  /// It was pushed onto another screen, and has a back button.
  case pushed
  /// It covers the app in its own container, and has a close button.
  case presented
}

extension App {
  /// Returns the entrance that a screen's variants show: the one of the shortest way from the
  /// start.
  package func entrance(of screen: Screen) -> Entrance { approach(to: screen).entrance }

  /// Returns all entrances that a screen has. A menu always pushes and a button of a navigation bar
  /// always presents; for everything else the screen's own styles decide.
  package func entrances(of screen: Screen) -> [Entrance] {
    var found: Set<Entrance> = [entrance(of: screen)]
    for trigger in linkTable.triggers(to: screen.key, includingItself: true) {
      if let entrance = Entrance(of: screen, by: trigger) { found.insert(entrance) }
    }
    return Entrance.allCases.filter(found.contains)
  }
}

extension Entrance {
  /// Finds how a trigger opens a screen; nil where it does not.
  init?(of screen: Screen, by trigger: Link.Trigger) {
    switch trigger {
    case .rootTab: self = .root
    case .menu: self = .pushed
    case .barButton: self = .presented
    case .cell, .header, .tab, .hook:
      self = screen.styles.presentation == .present ? .presented : .pushed
    case .parent: return nil
    }
  }
}
