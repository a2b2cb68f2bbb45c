/// The links of an app with what looks them up.
///
/// The work of each answer grows with the links that are written and with what is shown, never with
/// the screens that show a feed times the items of it.
struct LinkTable: Hashable, Sendable {
  let links: Links
  private let index: LinkIndex

  init(_ links: Links) {
    self.links = links
    index = LinkIndex(links)
  }

  /// Which links are wanted of those that leave a screen or lead to it.
  enum Choice {
    /// Those that hand something over.
    case senders
    /// Those that do not only repeat what another one says.
    case ways
  }

  /// The links of a screen.
  func leaving(_ key: String, _ choice: Choice, atMost most: Int) -> LinkList {
    var found: [Link] = []
    var count = 0
    for entry in index.leaving[key] ?? [] where includes(entry, choice) {
      let items = links.count(of: links.entries[entry])
      count += items
      for item in 0..<Swift.min(items, most - found.count) {
        found.append(links.link(entry, item: item))
      }
    }
    return LinkList(shown: found, count: count)
  }

  /// The links that lead to a screen.
  func arriving(at key: String, _ choice: Choice, atMost most: Int) -> LinkList {
    guard let arrivals = index.arriving[key] else { return .empty }
    let direct = arrivals.links.filter { includes($0, choice) }
    var found = direct.prefix(most).map { (entry: $0, item: 0) }
    var count = direct.count
    for items in Self.byList(arrivals.items) {
      let list = items[items.startIndex].list
      let wanted = items.filter { choice != .senders || !links.lists[list][$0.item].sent.isEmpty }
      guard !wanted.isEmpty else { continue }
      let showings = index.showings[list].entries
      count += wanted.count * showings.count
      for entry in showings.prefix((most - 1) / wanted.count + 1) {
        found += wanted.prefix(most).map { (entry, $0.item) }
      }
    }
    found.sort { $0 < $1 }
    return LinkList(
      shown: found.prefix(most).map { links.link($0.entry, item: $0.item) }, count: count)
  }

  /// Whether something opens a screen as connected; no item of a feed does.
  func isOpenedConnected(_ key: String) -> Bool {
    index.arriving[key]?.links.contains { links.link($0, item: 0).isConnected } ?? false
  }

  /// What opens a screen from anywhere but itself.
  func triggers(to key: String) -> Set<Link.Trigger> {
    guard let arrivals = index.arriving[key] else { return [] }
    var found: Set<Link.Trigger> = []
    for entry in arrivals.links {
      let link = links.link(entry, item: 0)
      if link.from != key { found.insert(link.trigger) }
    }
    for items in Self.byList(arrivals.items) {
      let triggers = index.showings[items[items.startIndex].list].triggers
      for (trigger, senders) in triggers where senders.hasOther(than: key) {
        found.insert(trigger)
      }
    }
    return found
  }

  /// The entries of a screen, or of the app's root, each list of items as one.
  func entries(of key: String?) -> [Links.Entry] {
    (index.leaving[key] ?? []).map { links.entries[$0] }
  }

  private func includes(_ entry: Int, _ choice: Choice) -> Bool {
    switch (choice, links.entries[entry]) {
    case (.senders, .link(let link)): !link.sent.isEmpty
    case (.ways, .link): !index.repeating.contains(entry)
    case (_, .items): true
    }
  }

  private static func byList(
    _ places: [LinkIndex.ItemPlace]
  ) -> [ArraySlice<LinkIndex.ItemPlace>] {
    var groups: [ArraySlice<LinkIndex.ItemPlace>] = []
    var start = places.startIndex
    while start < places.endIndex {
      let end =
        places[start...].firstIndex { $0.list != places[start].list } ?? places.endIndex
      groups.append(places[start..<end])
      start = end
    }
    return groups
  }
}

/// The first of many links, and how many there are: no page shows more than some hundred.
package struct LinkList: Hashable, Sendable {
  package let shown: [Link]
  package let count: Int

  static let empty = LinkList(shown: [], count: 0)

  package var isEmpty: Bool { count == 0 }
}
