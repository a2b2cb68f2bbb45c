/// All ways from screen to screen, in file order.
///
/// Many screens can show one feed, and each of its items can lead on. So items are kept once, with
/// the screens that show them, and become links only where somebody looks:
///
///     screen -> items of a feed -> screen
package struct Links: Hashable, Sendable {
  let entries: [Entry]
  /// The lists of items that lead on, each once.
  let lists: [[ItemLink]]

  /// What stands at one place of the order: a link, or a list of items that is shown.
  enum Entry: Hashable, Sendable {
    case link(Link)
    case items(list: Int, from: String?, Link.Trigger)
  }

  /// How many links there are.
  package var count: Int { entries.reduce(0) { $0 + count(of: $1) } }
  package var isEmpty: Bool { entries.isEmpty }

  /// All links in their order, those of a list of items where it is shown first.
  var eachOnce: [Link] {
    var isTaken = Array(repeating: false, count: lists.count)
    return entries.flatMap { entry in
      switch entry {
      case .link(let link): return [link]
      case .items(let list, let from, let trigger):
        defer { isTaken[list] = true }
        return isTaken[list] ? [] : lists[list].map { Link($0, from: from, by: trigger) }
      }
    }
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
