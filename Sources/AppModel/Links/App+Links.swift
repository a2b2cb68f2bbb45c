extension App {
  /// All links from screen to screen, in file order.
  package var links: Links { linkTable.links }

  /// Returns the links that lead to a screen, without parent links that only repeat that the same
  /// screen opens this one as connected.
  package func links(to screen: Screen, atMost most: Int) -> LinkList {
    linkTable.arriving(at: screen.key, .unrepeated, atMost: most)
  }

  /// Returns the links of a screen itself, without such parent links.
  package func links(from screen: Screen, atMost most: Int) -> LinkList {
    linkTable.leaving(screen.key, .unrepeated, atMost: most)
  }

  /// Returns the links that can fill a connected screen because they hand something over, in file
  /// order.
  package func senders(of screen: Screen, atMost most: Int = .max) -> LinkList {
    guard screen.isConnected, !unfilledScreens.contains(screen.key) else { return .empty }
    return sendingLinks.arriving(at: screen.key, .senders, atMost: most)
  }

  /// Returns the first link that hands something over to a connected screen.
  package func sender(of screen: Screen) -> Link? { senders(of: screen, atMost: 1).shown.first }

  /// Returns the triggers that open a screen from anywhere but itself.
  package func triggers(to screen: Screen) -> Set<Link.Trigger> {
    linkTable.triggers(to: screen.key)
  }
}

extension App {
  /// Returns the name of the screen that an item opens; nil if neither it nor its type names one.
  package func target(of item: FeedItem) -> String? {
    WrittenLink.Target(of: item, contentTypes) { id in
      switch firstScreen(id: id)?.origin {
      case .rivers, .appDefine: true
      case .whiteLabel, .nowhere, nil: false
      }
    }?.name
  }
}
