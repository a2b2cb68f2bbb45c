/// The links of a screen that was exchanged for another state of it.
struct ExchangedLinks: Hashable, Sendable {
  let from: String
  /// Where they come in the order of all links.
  let place: WayGraph.Place
  let links: [Link]
}

extension LinkTable {
  /// Returns the table with other links of some screens.
  func exchanging(_ exchanged: [ExchangedLinks]) -> LinkTable {
    guard !exchanged.isEmpty else { return self }
    let changed = Set(exchanged.map(\.from))
    var waiting = exchanged.sorted { $0.place < $1.place }[...]
    var entries: [Links.Entry] = []
    for (index, entry) in links.entries.enumerated() {
      while let next = waiting.first, next.place < WayGraph.Place(entry: index) {
        entries += next.links.map { .link($0) }
        waiting.removeFirst()
      }
      let isChanged = entry.from.map(changed.contains) ?? false
      if !isChanged || entry.trigger == .parent { entries.append(entry) }
    }
    for next in waiting { entries += next.links.map { .link($0) } }
    return LinkTable(Links(entries: entries, lists: links.lists))
  }
}
