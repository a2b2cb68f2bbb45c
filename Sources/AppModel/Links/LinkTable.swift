/// The links of an app with the index to look them up.
///
/// The work for each answer grows with the links that are written and with what is shown, never
/// with the number of screens that show a feed times the number of its items.
struct LinkTable: Hashable, Sendable {
  let links: Links
  private let index: LinkIndex

  init(_ links: Links) {
    self.links = links
    index = LinkIndex(links)
  }

  /// Returns the table without the menus that screens in presentation containers do not show.
  func withoutMenus(ofPresented approaches: Approaches) -> LinkTable {
    let entries = links.entries.filter { entry in
      switch entry {
      case .link(let link): approaches.isShown(link.trigger, on: link.from)
      case .items: true
      }
    }
    return entries.count == links.entries.count
      ? self : LinkTable(Links(entries: entries, lists: links.lists))
  }

  /// The links that a lookup returns.
  enum Choice {
    /// Links that hand something over.
    case senders
    /// Links that do not only repeat what another one says.
    case unrepeated
  }

  /// Returns the links of a screen.
  func leaving(_ key: String, _ choice: Choice, atMost most: Int) -> LinkList {
    var found: [Link] = []
    var count = 0
    for entry in entries(of: key) where includes(entry, choice) {
      let items = links.count(of: links.entries[entry])
      count += items
      for item in 0..<Swift.min(items, most - found.count) {
        found.append(links.link(entry, item: item))
      }
    }
    return LinkList(shown: found, count: count)
  }

  /// Returns the links that lead to a screen.
  func arriving(at key: String, _ choice: Choice, atMost most: Int) -> LinkList {
    guard let arrivals = index.arriving[key] else { return .empty }
    let direct = arrivals.links.filter { includes($0, choice) }
    var found = direct.prefix(most).map { (entry: $0, item: 0) }
    var count = direct.count
    for items in Self.byList(arrivals.items) {
      let list = items[items.startIndex].list
      let wanted = items.filter { choice != .senders || !links.lists[list][$0.item].sent.isEmpty }
      guard !wanted.isEmpty else { continue }
      let showings = index.showings[list]
      count += wanted.reduce(0) { $0 + showings.count(showing: $1.item) }
      var left = most
      // Whatever shows any of the items shows the first one.
      for entry in showings.entries(showing: wanted[0].item, atMost: most) where left > 0 {
        let shown = wanted.prefix(left).prefix { $0.item < links.count(of: links.entries[entry]) }
        found += shown.map { (entry, $0.item) }
        left -= shown.count
      }
    }
    found.sort { $0 < $1 }
    return LinkList(
      shown: found.prefix(most).map { links.link($0.entry, item: $0.item) }, count: count)
  }

  /// Whether something other than a feed item opens a screen as connected.
  func isOpenedConnected(_ key: String) -> Bool {
    guard let arrivals = index.arriving[key] else { return false }
    return arrivals.links.contains { links.link($0, item: 0).isConnected }
      || arrivals.items.contains { links.lists[$0.list][$0.item].isConnected }
  }

  /// Returns the triggers that open a screen from anywhere but itself.
  func triggers(to key: String) -> Set<Link.Trigger> {
    guard let arrivals = index.arriving[key] else { return [] }
    var found: Set<Link.Trigger> = []
    for entry in arrivals.links {
      let link = links.link(entry, item: 0)
      if link.from != key { found.insert(link.trigger) }
    }
    for items in Self.byList(arrivals.items) {
      // Whatever shows an item also shows all items before it.
      let first = items[items.startIndex]
      let showings = index.showings[first.list]
      found.formUnion(showings.triggers(opening: first.item, notFrom: key))
    }
    return found
  }

  /// Returns the entries of a screen or of the app's root; each list of items is one entry.
  func entries(of key: String?) -> [ElementIndex<Links.Entry>] { index.leaving[key] ?? [] }

  private func includes(_ entry: ElementIndex<Links.Entry>, _ choice: Choice) -> Bool {
    switch (choice, links.entries[entry]) {
    case (.senders, .link(let link)): !link.sent.isEmpty
    case (.unrepeated, .link): !index.repeating.contains(entry)
    case (_, .items): true
    }
  }

  private static func byList(
    _ arrivals: [LinkIndex.ListedItem]
  ) -> [ArraySlice<LinkIndex.ListedItem>] {
    var groups: [ArraySlice<LinkIndex.ListedItem>] = []
    var start = arrivals.startIndex
    while start < arrivals.endIndex {
      let end =
        arrivals[start...].firstIndex { $0.list != arrivals[start].list } ?? arrivals.endIndex
      groups.append(arrivals[start..<end])
      start = end
    }
    return groups
  }
}

/// The first of many links and the number of all: a page shows at most a few hundred.
package struct LinkList: Hashable, Sendable {
  package let shown: [Link]
  package let count: Int

  static let empty = LinkList(shown: [], count: 0)

  package var isEmpty: Bool { count == 0 }
}
