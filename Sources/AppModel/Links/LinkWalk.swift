/// A walk from screen to screen that visits the items of each feed only on the first screen that
/// shows them, because another screen adds no new targets.
package struct LinkWalk {
  private let table: LinkTable
  /// How many items of each list were visited.
  private var visited: [Int: Int] = [:]

  init(_ table: LinkTable) { self.table = table }

  /// Starts a walk through an app.
  package init(_ app: App) { self.init(app.linkTable) }

  /// Returns the links of a screen or of the app's root, except those of items already visited.
  package mutating func links(from key: String?) -> [Link] {
    table.entries(of: key).flatMap { links(of: table.links.entries[$0]) }
  }

  /// Returns the links of several screens, except those of items already visited: first those whose
  /// triggers have the lowest rank, and those of one rank in the order of the files.
  mutating func links(
    from keys: [String?], orderedBy rank: (Link.Trigger) -> Int
  ) -> [Link] {
    let entries = keys.flatMap(table.entries).map { entry in
      (rank: rank(table.links.entries[entry].trigger), entry: entry)
    }
    return entries.sorted { $0 < $1 }.flatMap { links(of: table.links.entries[$0.entry]) }
  }

  private mutating func links(of entry: Links.Entry) -> [Link] {
    switch entry {
    case .link(let link): return [link]
    case .items(let list, let from, let trigger, let count):
      let start = visited[list] ?? 0
      guard start < count else { return [] }
      visited[list] = count
      return table.links.lists[list][start..<count].map { Link($0, from: from, by: trigger) }
    }
  }
}
