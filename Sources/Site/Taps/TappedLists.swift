import AppLayout
import AppModel

/// The lists of items that screens show, each read once, however many screens show it.
struct TappedLists {
  private let app: App
  private var lists: [Location: List] = [:]

  /// What is known about the first items of a list.
  private struct List {
    /// The items that have a screen of their own.
    var opening: [(item: Int, to: String)] = []
    /// The first item without a screen of its own, and the first that does not name any.
    var firstOther: Int?
    var firstNameless: Int?
    var readCount = 0
    /// How many of the items that open something were returned.
    var takenCount = 0
  }

  init(of app: App) { self.app = app }

  /// Returns what some first items of a list open by themselves, and examples of the others, which
  /// open what their component opens. If wanted, items that another screen has shown are left out:
  /// they open the same.
  mutating func take(
    _ count: Int, of cells: SectionCells, onlyNew: Bool
  ) -> (opened: [String], others: [Int]) {
    guard count > 0, let start = cells[0].item?.location else { return ([], count > 0 ? [0] : []) }
    var list = lists.removeValue(forKey: start) ?? List()
    while list.readCount < count, let item = cells[list.readCount].item {
      read(item, into: &list)
    }
    let shown = list.opening.partitionPoint { $0.item >= count }
    let known = onlyNew ? min(list.takenCount, shown) : 0
    let opened = list.opening[known..<shown].map(\.to)
    list.takenCount = max(list.takenCount, shown)
    let others = [list.firstOther, list.firstNameless].compactMap(\.self).filter { $0 < count }
    lists[start] = list
    return (opened, others)
  }

  private func read(_ item: FeedItem, into list: inout List) {
    defer { list.readCount += 1 }
    let name = app.target(of: item)
    if let screen = name.flatMap(app.screen) {
      list.opening.append((list.readCount, screen.key))
      return
    }
    if list.firstOther == nil { list.firstOther = list.readCount }
    if name == nil, list.firstNameless == nil { list.firstNameless = list.readCount }
  }
}
