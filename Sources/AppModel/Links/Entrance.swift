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
    approaches.entrances(of: screen.key)
  }
}

extension Entrance {
  /// Finds how a trigger opens a screen, which may be presented by what does not decide that itself;
  /// nil where it does not.
  init?(by trigger: Link.Trigger, isPresented: Bool) {
    switch trigger {
    case .rootTab: self = .root
    case .menu: self = .pushed
    case .barButton: self = .presented
    case .cell, .header, .tab, .hook:
      self = isPresented ? .presented : .pushed
    case .parent: return nil
    }
  }
}
