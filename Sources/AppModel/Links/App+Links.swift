extension App {
  /// All ways from screen to screen, in file order.
  package var links: Links { linkTable.links }

  /// The links that lead to a screen, without parents that only repeat that the same screen opens this
  /// one as connected.
  package func ways(to screen: Screen, atMost most: Int) -> LinkList {
    linkTable.arriving(at: screen.key, .ways, atMost: most)
  }

  /// The links that a screen has itself, without such parents.
  package func ways(from screen: Screen, atMost most: Int) -> LinkList {
    linkTable.leaving(screen.key, .ways, atMost: most)
  }

  /// What can fill a connected screen, in file order: the links that hand something over.
  package func senders(of screen: Screen, atMost most: Int = .max) -> LinkList {
    guard screen.isConnected else { return .empty }
    return linkTable.arriving(at: screen.key, .senders, atMost: most)
  }

  /// What fills a connected screen: the first link that hands something over.
  package func sender(of screen: Screen) -> Link? { senders(of: screen, atMost: 1).shown.first }

  /// What opens a screen from anywhere but itself.
  package func triggers(to screen: Screen) -> Set<Link.Trigger> {
    linkTable.triggers(to: screen.key)
  }
}
