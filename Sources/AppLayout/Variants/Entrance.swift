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
    let ways = links(to: screen).filter { $0.trigger != .parent }
    return !ways.isEmpty && ways.allSatisfy { $0.trigger == .barButton } ? .presented : .pushed
  }
}
