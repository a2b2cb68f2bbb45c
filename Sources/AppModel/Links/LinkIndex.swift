/// The links that leave each screen and those that lead to it.
struct LinkIndex: Hashable, Sendable {
  /// The entries of each screen, and of the app's root, in order.
  private(set) var leaving: [String?: [ElementIndex<Links.Entry>]] = [:]
  private(set) var arriving: [String: Arrivals] = [:]
  /// The screens that show each list.
  private(set) var showings: ElementTable<ItemList, ListShowings>
  /// The parent links that only repeat that the same screen opens this one as connected.
  private(set) var repeating: Set<ElementIndex<Links.Entry>> = []

  /// The links and items that lead to one screen.
  struct Arrivals: Hashable {
    /// The entries that are links.
    var links: [ElementIndex<Links.Entry>] = []
    /// The items that lead here, list by list.
    var items: [ListedItem] = []
  }

  /// An item of a list.
  struct ListedItem: Hashable {
    let list: ElementIndex<ItemList>
    let item: Int
  }

  /// The two screens that a link joins.
  private struct Pair: Hashable {
    let from: String?
    let to: String

    init(_ from: String?, _ to: String) { (self.from, self.to) = (from, to) }
  }

  init(_ links: Links) {
    showings = links.lists.map { _ in ListShowings() }
    for list in links.lists.elementIndices {
      for (item, link) in links.lists[list].enumerated() {
        arriving[link.to, default: Arrivals()].items.append(ListedItem(list: list, item: item))
      }
    }
    for (index, entry) in links.entries.withIndices { add(entry, at: index) }
    for list in showings.elementIndices { showings[list].finish() }
    findRepetitions(in: links)
  }

  private mutating func add(_ entry: Links.Entry, at index: ElementIndex<Links.Entry>) {
    switch entry {
    case .link(let link):
      leaving[link.from, default: []].append(index)
      arriving[link.to, default: Arrivals()].links.append(index)
    case .items(let list, let from, let trigger, let count):
      leaving[from, default: []].append(index)
      showings[list].add(entry: index, from: from, trigger, count: count)
    }
  }

  private mutating func findRepetitions(in links: Links) {
    var connected: Set<Pair> = []
    let sending = links.lists.map { list in list.indices.filter { list[$0].isConnected } }
    for entry in links.entries {
      switch entry {
      case .link(let link):
        if link.isConnected && link.trigger != .parent {
          connected.insert(Pair(link.from, link.to))
        }
      case .items(let list, let from, _, let count):
        for item in sending[list] where item < count {
          connected.insert(Pair(from, links.lists[list][item].to))
        }
      }
    }
    guard !connected.isEmpty else { return }
    for case (let index, .link(let link)) in links.entries.withIndices
    where link.trigger == .parent && connected.contains(Pair(link.from, link.to)) {
      repeating.insert(index)
    }
  }
}
