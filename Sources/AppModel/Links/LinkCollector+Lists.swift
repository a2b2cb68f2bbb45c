extension LinkCollector {
  /// Notes where the items of a list lead, or the items inside them, as far as a limit shows them.
  mutating func show(
    _ items: [FeedItem], _ part: ItemList.Part, _ trigger: Link.Trigger, from: String?,
    limit: Int? = nil, of component: Component? = nil
  ) {
    guard let first = items.first else { return }
    let list = ItemList(start: first.location, count: items.count, part: part)
    let index = lists[list] ?? take(list, links(of: items, part))
    let left = show(index, trigger, from: from, limit: limit)
    if let component, left > 0 {
      cuts.append(CutItems(component: component.location, count: left, on: from))
    }
  }

  /// Notes that a screen shows a list, and returns how many of its links the limit leaves out.
  @discardableResult mutating func show(
    _ list: Int, _ trigger: Link.Trigger, from: String?, limit: Int?
  ) -> Int {
    let all = links.lists[list]
    let count = limit.map { all.countBefore(place: $0) } ?? all.count
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
    items.enumerated().flatMap { place, item in
      switch part {
      case .cell, .bar: [link(of: item, at: place)].compactMap(\.self)
      case .body: item.children.compactMap { link(of: $0, at: place) }
      }
    }
  }

  private func link(of item: FeedItem, at place: Int) -> WrittenLink? {
    guard let target = item.screenType ?? item.uiTag else { return nil }
    let named: WrittenLink.Target =
      item.screenType != nil
      ? .screenType(target.value)
      : screenIDs.contains(target.value)
        ? .uiTag(target.value)
        : Screen.WhiteLabel(uiTag: target.value).map { .whiteLabel($0) } ?? .uiTag(target.value)
    return WrittenLink(
      from: nil, trigger: .cell, label: item.title, target: named, sent: item.children,
      location: target.location, place: place)
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
  /// Returns how many of the links are of items before a place; they are in the order of places.
  fileprivate func countBefore(place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
