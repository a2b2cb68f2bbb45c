/// The positions of the links that leave each screen and of those that lead to it.
struct LinkIndex: Hashable, Sendable {
  /// The entries of each screen, and of the app's root, in order.
  private(set) var leaving: [String?: [Int]] = [:]
  private(set) var arriving: [String: Arrivals] = [:]
  /// The screens that show each list.
  private(set) var showings: [Showings]
  /// The positions of parent links that only repeat that the same screen opens this one as
  /// connected.
  private(set) var repeating: Set<Int> = []

  /// The links and items that lead to one screen.
  struct Arrivals: Hashable {
    /// The positions of entries that are links.
    var links: [Int] = []
    /// The items that lead here, list by list.
    var items: [ItemPlace] = []
  }

  /// An item of a list.
  struct ItemPlace: Hashable {
    let list: Int
    let item: Int
  }

  /// The screens that show one list.
  struct Showings: Hashable {
    var entries: [Int] = []
    var triggers: [Link.Trigger: Senders] = [:]
  }

  /// The first screen with a trigger, and whether there are others.
  struct Senders: Hashable {
    let first: String?
    var hasOthers = false

    func hasOther(than key: String) -> Bool { hasOthers || first != key }
  }

  /// The two screens that a link joins.
  private struct Pair: Hashable {
    let from: String?
    let to: String

    init(_ link: Link) { (from, to) = (link.from, link.to) }
  }

  init(_ links: Links) {
    showings = Array(repeating: Showings(), count: links.lists.count)
    for (list, items) in links.lists.enumerated() {
      for (item, link) in items.enumerated() {
        arriving[link.to, default: Arrivals()].items.append(ItemPlace(list: list, item: item))
      }
    }
    for (index, entry) in links.entries.enumerated() { add(entry, at: index) }
    findRepetitions(in: links)
  }

  private mutating func add(_ entry: Links.Entry, at index: Int) {
    switch entry {
    case .link(let link):
      leaving[link.from, default: []].append(index)
      arriving[link.to, default: Arrivals()].links.append(index)
    case .items(let list, let from, let trigger):
      leaving[from, default: []].append(index)
      showings[list].entries.append(index)
      var senders = showings[list].triggers[trigger] ?? Senders(first: from)
      if senders.first != from { senders.hasOthers = true }
      showings[list].triggers[trigger] = senders
    }
  }

  private mutating func findRepetitions(in links: Links) {
    var connected: Set<Pair> = []
    for case .link(let link) in links.entries where link.isConnected && link.trigger != .parent {
      connected.insert(Pair(link))
    }
    guard !connected.isEmpty else { return }
    for case (let index, .link(let link)) in links.entries.enumerated()
    where link.trigger == .parent && connected.contains(Pair(link)) {
      repeating.insert(index)
    }
  }
}
