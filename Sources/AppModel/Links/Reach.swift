/// The screens to which ways lead from some. Each list of items is followed once, whoever shows it.
struct Reach {
  private let table: LinkTable
  private var screens: Set<String> = []
  private var lists: Set<Int> = []

  init(_ table: LinkTable) { self.table = table }

  func contains(_ key: String) -> Bool { screens.contains(key) }

  /// Adds these screens and those to which ways lead from them. That a connected screen names its
  /// sender is no way.
  mutating func follow(_ keys: [String]) {
    var waiting = keys.filter { screens.insert($0).inserted }
    while let key = waiting.popLast() {
      for entry in table.entries(of: key) {
        for target in targets(of: entry) where screens.insert(target).inserted {
          waiting.append(target)
        }
      }
    }
  }

  private mutating func targets(of entry: Links.Entry) -> [String] {
    switch entry {
    case .link(let link): link.trigger == .parent ? [] : [link.to]
    case .items(let list, _, _):
      lists.insert(list).inserted ? table.links.lists[list].map(\.to) : []
    }
  }
}

extension LinkTable {
  /// The screens to which the app's root leads.
  var rootTargets: [String] {
    links.entries.flatMap { entry in
      switch entry {
      case .link(let link): link.from == nil ? [link.to] : []
      case .items(let list, let from, _): from == nil ? links.lists[list].map(\.to) : []
      }
    }
  }
}
