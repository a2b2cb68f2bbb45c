/// The screens to which ways lead from some.
struct Reach {
  private var walk: LinkWalk
  private var screens: Set<String> = []

  init(_ table: LinkTable) { walk = LinkWalk(table) }

  func contains(_ key: String) -> Bool { screens.contains(key) }

  /// Adds the screens to which the app's root leads, and those to which ways lead from them.
  mutating func followRoot() { follow(walk.links(from: nil).map(\.to)) }

  /// Adds these screens and those to which ways lead from them. That a connected screen names its
  /// sender is not a way.
  mutating func follow(_ keys: [String]) {
    var waiting = keys.filter { screens.insert($0).inserted }
    while let key = waiting.popLast() {
      for link in walk.links(from: key) where link.trigger != .parent {
        if screens.insert(link.to).inserted { waiting.append(link.to) }
      }
    }
  }
}
