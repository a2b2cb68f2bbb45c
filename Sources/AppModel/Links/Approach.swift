/// How a screen is reached from the app's start.
package typealias Approach = ApproachAmong<String>

/// How a screen is reached from the app's start, with the other screens by their keys, or by their
/// numbers where all ways are searched.
package struct ApproachAmong<Name: Hashable & Sendable>: Hashable, Sendable {
  package let entrance: Entrance
  /// What people touch to open it; nil for the first screen of the app, and where nothing opens it.
  package let trigger: Link.Trigger?
  /// The screen that opens it; nil if the app starts with it or nothing opens it.
  package let opener: Name?
  /// The screen at the bottom of its stack, which is the first one of the root container or of a
  /// tab; nil if nothing reaches the screen.
  package let root: Name?
  /// The number of presentation containers over the app container, the screen's own included.
  package let containers: Int
  /// The screen under the container in front; nil in the app container.
  package let presenter: Name?

  /// Whether the screen is in a presentation container, and not in the app container.
  package var isPresented: Bool { containers > 0 }

  /// Returns the approach of the first screen of the root container or of a tab.
  static func root(_ screen: Name?, by trigger: Link.Trigger? = nil) -> Self {
    Self(
      entrance: .root, trigger: trigger, opener: nil, root: screen, containers: 0, presenter: nil)
  }

  /// The first screen of a part of the app that nothing reaches.
  static var lost: Self {
    Self(
      entrance: .pushed, trigger: nil, opener: nil, root: nil, containers: 0, presenter: nil)
  }

  /// Returns how a screen is reached when a screen that is reached like this opens it.
  func opening(
    _ screen: Name, _ entrance: Entrance, by trigger: Link.Trigger? = nil, from opener: Name?
  ) -> Self {
    switch entrance {
    case .root: .root(screen, by: trigger)
    case .pushed:
      Self(
        entrance: .pushed, trigger: trigger, opener: opener, root: root, containers: containers,
        presenter: presenter)
    case .presented:
      Self(
        entrance: .presented, trigger: trigger, opener: opener, root: root,
        containers: containers + 1, presenter: opener)
    }
  }

  /// Returns the same approach with other names of the screens.
  func naming<Other>(_ name: (Name) -> Other) -> ApproachAmong<Other> {
    ApproachAmong<Other>(
      entrance: entrance, trigger: trigger, opener: opener.map(name), root: root.map(name),
      containers: containers, presenter: presenter.map(name))
  }
}

extension App {
  /// Returns how a screen is reached by the shortest way from the start.
  package func approach(to screen: Screen) -> Approach { approaches.shortest(to: screen.key) }

  /// How each screen is reached, in the order of the screens: a list of approaches with different
  /// entrances, of which the shortest is the first.
  package var approachesOfScreens: [[Approach]] { approaches.all }

  /// Returns how a screen is reached with different entrances, by the shortest way first.
  package func approaches(to key: String) -> [Approach] { approaches.all(to: key) }

  /// Returns how a screen is first reached with an entrance.
  package func approach(to screen: Screen, by entrance: Entrance) -> Approach {
    approaches.first(to: screen.key, by: entrance)
      ?? Approach.root(home?.key).opening(screen.key, entrance, from: home?.key)
  }
}
