/// All ways from screen to screen, in file order.
///
/// Many screens can show one feed, and each of its items can lead on. So items are kept once, with
/// the screens that show them, and become links only when something asks for them:
///
///     screen -> items of a feed -> screen
package struct Links: Hashable, Sendable {
  let entries: [Entry]
  /// The lists of items that lead on, each once.
  let lists: [[ItemLink]]

  /// What one place of the order has: a link, or a list of items that is shown.
  enum Entry: Hashable, Sendable {
    case link(Link)
    case items(list: Int, from: String?, Link.Trigger)
  }

  /// How many links there are.
  package var count: Int { entries.reduce(0) { $0 + count(of: $1) } }

  /// All links in their order, those of a list of items where it is shown first.
  var eachOnce: [Link] { abridged(to: 0) }

  /// The links in their order. Once there are so many, those of a list of items follow only where it is
  /// shown first, so that there are never many more than are written.
  package func abridged(to most: Int) -> [Link] {
    var isTaken = Array(repeating: false, count: lists.count)
    var found: [Link] = []
    for entry in entries {
      switch entry {
      case .link(let link): found.append(link)
      case .items(let list, let from, let trigger):
        guard !isTaken[list] || found.count + lists[list].count <= most else { continue }
        isTaken[list] = true
        found += lists[list].map { Link($0, from: from, by: trigger) }
      }
    }
    return found
  }

  func count(of entry: Entry) -> Int {
    switch entry {
    case .link: 1
    case .items(let list, _, _): lists[list].count
    }
  }

  /// The link that an entry is, or that one of its items is.
  func link(_ entry: Int, item: Int) -> Link {
    switch entries[entry] {
    case .link(let link): link
    case .items(let list, let from, let trigger):
      Link(lists[list][item], from: from, by: trigger)
    }
  }
}

extension Links: Sequence {
  package func makeIterator() -> Iterator { Iterator(links: self) }

  /// Makes one link after the other, and keeps none.
  package struct Iterator: IteratorProtocol {
    let links: Links
    private var entry = 0
    private var item = 0

    init(links: Links) { self.links = links }

    package mutating func next() -> Link? {
      while entry < links.entries.count {
        guard item < links.count(of: links.entries[entry]) else {
          (entry, item) = (entry + 1, 0)
          continue
        }
        defer { item += 1 }
        return links.link(entry, item: item)
      }
      return nil
    }
  }
}
