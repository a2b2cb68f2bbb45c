/// All links from screen to screen, in file order.
///
/// Many screens can show one feed, and each of its items can open a screen. So items are kept
/// once, with the screens that show them, and become links only on demand:
///
///     screen -> items of a feed -> screen
package struct Links: Hashable, Sendable {
  let entries: [Entry]
  /// The lists of items that open screens, each list once.
  let lists: ElementTable<ItemList, [ItemLink]>

  /// A link, or a list of items that a screen shows.
  enum Entry: Hashable, Sendable {
    case link(Link)
    /// The first items of a list, which a screen shows.
    case items(list: ElementIndex<ItemList>, from: String?, Link.Trigger, count: Int)

    /// The key of the screen that the links are on; nil where the app's root has them.
    var from: String? {
      switch self {
      case .link(let link): link.from
      case .items(_, let from, _, _): from
      }
    }

    var trigger: Link.Trigger {
      switch self {
      case .link(let link): link.trigger
      case .items(_, _, let trigger, _): trigger
      }
    }
  }

  /// The number of links.
  package var count: Int { entries.reduce(0) { $0 + count(of: $1) } }

  /// All links in order; those of a list of items come only where it is shown first.
  var eachOnce: [Link] { abridged(to: 0) }

  /// Returns the links in order. Beyond the given number, the links of a list of items follow only
  /// where it is shown first, so that the result stays close to the number written in the files.
  package func abridged(to most: Int) -> [Link] {
    var taken = lists.map { _ in 0 }
    var found: [Link] = []
    for entry in entries {
      switch entry {
      case .link(let link): found.append(link)
      case .items(let list, let from, let trigger, let count):
        let start = found.count + count <= most ? 0 : taken[list]
        guard start < count else { continue }
        taken[list] = Swift.max(taken[list], count)
        found += lists[list][start..<count].map { Link($0, from: from, by: trigger) }
      }
    }
    return found
  }

  /// Whether an entry only names the sender of a connected screen.
  func isParent(_ entry: ElementIndex<Entry>) -> Bool { entries[entry].trigger == .parent }

  func count(of entry: Entry) -> Int {
    switch entry {
    case .link: 1
    case .items(_, _, _, let count): count
    }
  }

  /// Returns the link of an entry, or of one of its items.
  func link(_ entry: ElementIndex<Entry>, item: Int) -> Link {
    switch entries[entry] {
    case .link(let link): link
    case .items(let list, let from, let trigger, _):
      Link(lists[list][item], from: from, by: trigger)
    }
  }
}

extension Links: Sequence {
  package func makeIterator() -> Iterator { Iterator(links: self) }

  /// An iterator that creates links on demand.
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
        return links.link(ElementIndex(entry), item: item)
      }
      return nil
    }
  }
}

/// The items of a list that screens show, identified by where the first one is written, so that a
/// feed on many screens is read once.
struct ItemList: Hashable {
  let start: Location
  let count: Int
  let part: Part

  /// The items themselves, the items inside them, or the buttons or entries of a bar or menu.
  enum Part: Hashable {
    case cell, body, bar, menu
  }
}
