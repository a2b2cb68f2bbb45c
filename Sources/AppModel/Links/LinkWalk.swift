/// A walk from screen to screen that visits the items of each feed only on the first screen that
/// shows them, because another screen adds no new targets. An item that opens the very screen that
/// shows it is visited again on the next screen, because it leads somewhere only from there.
package struct LinkWalk {
  private let table: LinkTable
  private var visits: [Visit: Visited] = [:]

  /// A list of items, and what people touch to open one: a bar and cells open screens differently.
  private struct Visit: Hashable {
    let list: ElementIndex<ItemList>
    let trigger: Link.Trigger
  }

  /// How many items of a list were visited, and which of them opened the screen that they are on,
  /// in order.
  private struct Visited {
    var count = 0
    var onTarget: ArraySlice<Int> = []
  }

  init(_ table: LinkTable) { self.table = table }

  /// Starts a walk through an app.
  package init(_ app: App) { self.init(app.linkTable) }

  /// Returns the links of a screen or of the app's root, except those of items already visited.
  package mutating func links(from key: String?) -> [Link] {
    table.entries(of: key).flatMap { links(of: table.links.entries[$0]) }
  }

  private mutating func links(of entry: Links.Entry) -> [Link] {
    switch entry {
    case .link(let link): return [link]
    case .items(let list, let from, let trigger, let count):
      let items = table.links.lists[list]
      var visited = visits[Visit(list: list, trigger: trigger)] ?? Visited()
      let shown = visited.onTarget.prefix { $0 < count }
      let left = shown.filter { items[$0].to == from }
      if left.count < shown.count {
        let rest = visited.onTarget[shown.endIndex...]
        visited.onTarget = left.isEmpty ? rest : left + rest
      }
      let new = min(visited.count, count)..<count
      visited.onTarget += new.filter { items[$0].to == from }
      visited.count = max(visited.count, count)
      visits[Visit(list: list, trigger: trigger)] = visited
      let again = shown.filter { items[$0].to != from }
      return (again + new).map { Link(items[$0], from: from, by: trigger) }
    }
  }
}
