/// The links that are written in the files of an app, in file order. A list of feed items is kept
/// once, however many screens show it.
struct WrittenLinks {
  private(set) var entries: [Entry] = []
  /// The links of each list of items, from the first screen that shows it.
  private(set) var lists: [[WrittenLink]] = []

  /// A link, or a list of items that one more screen shows.
  enum Entry {
    case link(WrittenLink)
    case items(list: Int, from: String?, Link.Trigger)
  }

  mutating func add(_ link: WrittenLink) { entries.append(.link(link)) }

  /// Adds the links of a list of items, and returns the list's number.
  mutating func addList(_ items: [WrittenLink]) -> Int {
    lists.append(items)
    return lists.count - 1
  }

  /// Notes that a screen, or the app's root, shows a list of items.
  mutating func show(_ list: Int, from: String?, _ trigger: Link.Trigger) {
    guard !lists[list].isEmpty else { return }
    entries.append(.items(list: list, from: from, trigger))
  }

  /// All links in order; those of a list come only where it is shown first.
  var eachOnce: [WrittenLink] {
    var isTaken = Array(repeating: false, count: lists.count)
    return entries.flatMap { entry in
      switch entry {
      case .link(let link): return [link]
      case .items(let list, _, _):
        defer { isTaken[list] = true }
        return isTaken[list] ? [] : lists[list]
      }
    }
  }

  /// Returns the links that have a trigger, in order.
  func links(by trigger: Link.Trigger) -> [WrittenLink] {
    entries.flatMap { entry in
      switch entry {
      case .link(let link): link.trigger == trigger ? [link] : []
      case .items(let list, _, let shown): shown == trigger ? lists[list] : []
      }
    }
  }
}
