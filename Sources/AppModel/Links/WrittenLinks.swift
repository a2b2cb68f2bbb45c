/// The links that are written in the files of an app, in file order. A list of items is kept once,
/// however many screens show it.
struct WrittenLinks {
  private(set) var entries: [Entry] = []
  /// The links of each list of items, from the first screen that shows it.
  private(set) var lists = ElementTable<ItemList, [WrittenLink]>([])
  /// The number of entries, and of items of each list, that `news` has returned.
  private var readEntries = 0
  private var readItems = ElementTable<ItemList, Int>([])

  /// A link, or the first items of a list that one more screen shows.
  enum Entry {
    case link(WrittenLink)
    case items(list: ElementIndex<ItemList>, from: String?, Link.Trigger, count: Int)
  }

  mutating func add(_ link: WrittenLink) { entries.append(.link(link)) }

  /// Adds the links of a list of items, and returns the list's index.
  mutating func addList(_ items: [WrittenLink]) -> ElementIndex<ItemList> {
    readItems.append(0)
    return lists.append(items)
  }

  /// Notes that a screen, or the app's root, shows the first items of a list; returns the entry.
  mutating func show(
    _ list: ElementIndex<ItemList>, from: String?, _ trigger: Link.Trigger, count: Int
  ) -> ElementIndex<Entry> {
    entries.append(.items(list: list, from: from, trigger, count: count))
    return ElementIndex(entries.count - 1)
  }

  /// Notes that the screen of an entry shows at least this many items of the entry's list.
  mutating func extend(_ entry: ElementIndex<Entry>, to count: Int) {
    guard case .items(let list, let from, let trigger, let shown) = entries[entry], shown < count
    else { return }
    entries[entry] = .items(list: list, from: from, trigger, count: count)
  }

  /// Returns the links that were added since the last call, each item of a list once.
  mutating func news() -> [WrittenLink] {
    defer { readEntries = entries.count }
    return entries[readEntries...].flatMap { entry -> [WrittenLink] in
      switch entry {
      case .link(let link): return [link]
      case .items(let list, _, _, let count):
        let start = readItems[list]
        guard start < count else { return [] }
        readItems[list] = count
        return Array(lists[list][start..<count])
      }
    }
  }

  /// Returns the links of the root's menu or tabs, in order.
  var ofRootMenu: [WrittenLink] {
    entries.flatMap { entry -> [WrittenLink] in
      switch entry {
      case .link(let link): link.trigger.isOfRoot ? [link] : []
      case .items(let list, _, let shown, let count):
        shown.isOfRoot ? Array(lists[list].prefix(count)) : []
      }
    }
  }
}
