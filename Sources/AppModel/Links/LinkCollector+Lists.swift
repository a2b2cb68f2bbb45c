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
    _ list: Int, _ trigger: Link.Trigger, from: String?, limit: Int?
  ) -> Int {
    let all = links.lists[list]
    let count = limit.map { all.countBefore(position: $0) } ?? all.count
    guard count > 0 else { return all.count }
    if let known = shownBy[list], known.number == showing {
      links.extend(known.entry, to: count)
    } else {
      let entry = links.show(list, from: from, trigger, count: count)
      shownBy[list] = Showing(number: showing, entry: entry)
    }
    return all.count - count
  }

  mutating func take(_ list: ItemList, _ links: [WrittenLink]) -> Int {
    let index = self.links.addList(links)
    lists[list] = index
    shownBy.append(nil)
    return index
  }

  private func links(of items: [FeedItem], _ part: ItemList.Part) -> [WrittenLink] {
    items.enumerated().flatMap { position, item in
      switch part {
      case .cell, .bar: [link(of: item, .cell, from: nil, at: position)].compactMap(\.self)
      case .body: item.children.compactMap { link(of: $0, .cell, from: nil, at: position) }
      }
    }
  }

  /// Returns the link of a feed item that names a screen.
  func link(
    of item: FeedItem, _ trigger: Link.Trigger, from: String?, at position: Int = 0
  ) -> WrittenLink? {
    guard let name = item.screenType ?? item.uiTag, let target = target(of: item) else {
      return nil
    }
    return WrittenLink(
      from: from, trigger: trigger, label: item.title, target: target, sent: item.children,
      location: name.location, position: position)
  }

  /// Returns what a feed item opens; nil if it does not name a screen.
  func target(of item: FeedItem) -> WrittenLink.Target? {
    if let screenType = item.screenType { return .screenType(screenType.value) }
    guard let tag = item.uiTag?.value else { return nil }
    guard !screenIDs.contains(tag) else { return .uiTag(tag) }
    return Screen.WhiteLabel(uiTag: tag).map { .whiteLabel($0) } ?? .uiTag(tag)
  }
}

/// The entry of a list on the screen that was collected at a number.
struct Showing {
  let number: Int
  let entry: Int
}

/// A component that shows fewer items than it has, and some of the others would open a screen.
struct CutItems: Hashable, Sendable {
  let component: Location
  /// The number of items that lead nowhere.
  let count: Int
  /// The key of the screen.
  let on: String?
}

/// The items of a list that screens show, identified by where the first one is written, so that a
/// feed on many screens is read once.
struct ItemList: Hashable {
  let start: Location
  let count: Int
  let part: Part

  /// The items themselves, the items inside them, or the buttons of a bar.
  enum Part: Hashable {
    case cell, body, bar
  }
}

extension [WrittenLink] {
  /// Returns how many of the links are of items before a position; they are in order.
  fileprivate func countBefore(position: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
