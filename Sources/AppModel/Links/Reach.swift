/// The screens that can be reached from others.
struct Reach {
  private var walk: LinkWalk
  private var screens: Set<String> = []

  init(_ table: LinkTable) { walk = LinkWalk(table) }

  func contains(_ key: String) -> Bool { screens.contains(key) }

  /// Adds the screens that can be reached from the app's root.
  mutating func followRoot() { follow(walk.links(from: nil).map(\.to)) }

  /// Adds these screens and those that can be reached from them. A parent link does not count,
  /// because it only names a connected screen's sender.
  mutating func follow(_ keys: [String]) {
    var waiting = keys.filter { screens.insert($0).inserted }
    while let key = waiting.popLast() {
      for link in walk.links(from: key) where link.trigger != .parent {
        if screens.insert(link.to).inserted { waiting.append(link.to) }
      }
    }
  }
}
