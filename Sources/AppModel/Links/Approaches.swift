/// How each screen of an app is reached: one breadth-first search from the start.
///
/// Among equally short ways to a screen the one with the first trigger counts, in the order tab,
/// menu, cell or header, button, and then the first one in the files. A screen's own menu is not
/// shown while the screen is in a presentation container.
struct Approaches: Hashable, Sendable {
  private let indices: [String: ElementIndex<Screen>]
  /// The approaches of each screen with different entrances; the shortest one is the first.
  private var found: ElementTable<Screen, [Approach]>

  init(
    _ screens: [Screen], at indices: [String: ElementIndex<Screen>], home: Screen?,
    _ table: LinkTable
  ) {
    self.indices = indices
    found = ElementTable(repeating: [], count: screens.count)
    var walk = LinkWalk(table)
    if let home, let index = indices[home.key] {
      found[index] = [.root(home.key)]
      follow([nil, home.key], screens, home: home, &walk)
    }
    // A screen that cannot be reached from the start is shown as it is reached from a screen that
    // nothing leads to.
    let isAlone = { (screen: Screen) in
      table.triggers(to: screen.key).subtracting([.parent]).isEmpty
    }
    let lost = screens.elementIndices.filter { found[$0].isEmpty }
    for index in lost.filter({ isAlone(screens[$0]) }) + lost where found[index].isEmpty {
      found[index] = [.lost]
      follow([screens[index].key], screens, home: home, &walk)
    }
  }

  /// Returns the approach by the shortest way.
  func shortest(to key: String) -> Approach {
    indices[key].flatMap { found[$0].first } ?? .lost
  }

  /// The approaches of each screen, in the order of the screens.
  var all: [[Approach]] { found.values }

  /// Returns the first approach with an entrance; nil if the search did not find any.
  func first(to key: String, by entrance: Entrance) -> Approach? {
    indices[key].flatMap { index in found[index].first { $0.entrance == entrance } }
  }

  /// Follows the links of screens, and of the app's root, level by level.
  private mutating func follow(
    _ start: [String?], _ screens: [Screen], home: Screen?, _ walk: inout LinkWalk
  ) {
    var level = start
    while !level.isEmpty {
      var next: [String?] = []
      for link in walk.links(from: level, orderedBy: \.rank)
      where link.trigger != .parent {
        guard let index = indices[link.to], isShown(link.trigger, on: link.from),
          let entrance = Entrance(of: screens[index], by: link.trigger)
        else { continue }
        if found[index].isEmpty { next.append(link.to) }
        guard !found[index].contains(where: { $0.entrance == entrance }) else { continue }
        let opener = link.from ?? home?.key
        let from = opener.map(shortest) ?? .root(nil)
        found[index].append(from.opening(link.to, entrance, by: link.trigger, from: opener))
      }
      level = next
    }
  }

  /// Whether a screen shows what has a trigger: in a presentation container it has no menu.
  func isShown(_ trigger: Link.Trigger, on screen: String?) -> Bool {
    guard let screen, trigger.isOfRoot else { return true }
    return !shortest(to: screen).isPresented
  }
}

extension Link.Trigger {
  /// The trigger's position among those that are equally far from the start.
  package var rank: Int {
    switch self {
    case .rootTab, .tab: 0
    case .menu: 1
    case .cell, .header: 2
    case .barButton: 3
    case .hook: 4
    case .parent: 5
    }
  }
}
