/// A walk from screen to screen that visits the items of each feed only on the first screen that
/// shows them, because another screen adds no new targets.
package struct LinkWalk {
  private let table: LinkTable
  private var lists: Set<Int> = []

  init(_ table: LinkTable) { self.table = table }

  /// Starts a walk through an app.
  package init(_ app: App) { self.init(app.linkTable) }

  /// Returns the links of a screen or of the app's root, except those of lists already visited.
  package mutating func links(from key: String?) -> [Link] {
    table.entries(of: key).flatMap { entry -> [Link] in
      switch entry {
      case .link(let link): return [link]
      case .items(let list, let from, let trigger):
        guard lists.insert(list).inserted else { return [] }
        return table.links.lists[list].map { Link($0, from: from, by: trigger) }
      }
    }
  }
}
