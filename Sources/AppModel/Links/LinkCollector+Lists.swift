extension LinkCollector {
  /// Notes where the items of a list lead, or the items inside them, as far as a limit shows them.
  /// Returns how many links the limit leaves out.
  @discardableResult mutating func show(
    _ items: [FeedItem], _ part: ItemList.Part, _ trigger: Link.Trigger, from: String?,
    limit: Int? = nil
  ) -> Int {
    guard let first = items.first else { return 0 }
    let list = ItemList(start: first.location, count: items.count, part: part)
    return show(
      lists[list] ?? take(list, links(of: items, part)), trigger, from: from, limit: limit)
  }

  /// Notes that a screen shows a list, and returns how many of its links the limit leaves out.
  @discardableResult mutating func show(
    _ list: ElementIndex<ItemList>, _ trigger: Link.Trigger, from: String?, limit: Int?
  ) -> Int {
    let all = links.lists[list]
    // The links are in the order of their items.
    let count = limit.map { limit in all.partitionPoint { $0.position >= limit } } ?? all.count
    guard count > 0 else { return all.count }
    if let known = lastShowing[list], known.number == showing {
      links.extend(known.entry, to: count)
    } else {
      let entry = links.show(list, from: from, trigger, count: count)
      lastShowing[list] = Showing(number: showing, entry: entry)
    }
    return all.count - count
  }

  /// Adds the links of a list that no screen has shown before.
  mutating func take(_ list: ItemList, _ links: [WrittenLink]) -> ElementIndex<ItemList> {
    let index = self.links.addList(links)
    lists[list] = index
    return index
  }

  private func links(of items: [FeedItem], _ part: ItemList.Part) -> [WrittenLink] {
    items.enumerated().flatMap { position, item in
      switch part {
      case .cell, .bar, .menu: [link(of: item, .cell, from: nil, at: position)].compactMap(\.self)
      case .body: item.children.compactMap { link(of: $0, .cell, from: nil, at: position) }
      }
    }
  }

  /// Returns the link of a feed item that names a screen.
  func link(
    of item: FeedItem, _ trigger: Link.Trigger, from: String?, at position: Int = 0
  ) -> WrittenLink? {
    guard let target = target(of: item) else { return nil }
    let name = item.screenType ?? item.uiTag
    return WrittenLink(
      from: from, trigger: trigger, label: item.title, target: target, sent: item.children,
      location: name?.location ?? item.location, position: position)
  }

  /// Returns what a feed item opens; nil if it does not name a screen.
  func target(of item: FeedItem) -> WrittenLink.Target? {
    WrittenLink.Target(of: item, types) { screenIDs.contains($0) }
  }
}
