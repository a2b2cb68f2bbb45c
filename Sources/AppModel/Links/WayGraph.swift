/// The ways between the screens of an app, by the numbers of the screens: all ways can be searched
/// quickly, and those of some screens can be exchanged without touching the others.
struct WayGraph: Sendable {
  /// The ways from each screen, and from the app's root.
  private(set) var leaving: [[Way]]
  private(set) var ofRoot: [Way] = []
  /// The screens that the items of each list open; nil where there is none.
  let lists: ElementTable<ItemList, [Int?]>
  /// How often something leads to each screen.
  private(set) var arrivals: [Arrivals]
  /// Whether each screen is presented by what does not decide that itself.
  private let presents: [Bool]

  /// A link, or the first items of a list that a screen shows.
  struct Way {
    let trigger: Link.Trigger
    let place: Place
    let goal: Goal
  }

  /// Where a way leads.
  enum Goal {
    case screen(Int)
    case items(of: ElementIndex<ItemList>, count: Int)
  }

  /// The place of a way in the order of the files: before or in an entry of the app's links.
  struct Place: Hashable, Comparable {
    let entry: Int
    /// The number of the screen whose ways were put before the entry; the largest number for the
    /// entry itself.
    var screen = Int.max
    var item = 0

    static func < (one: Self, other: Self) -> Bool {
      (one.entry, one.screen, one.item) < (other.entry, other.screen, other.item)
    }
  }

  /// How often something leads to a screen with each entrance, and from the screen itself.
  struct Arrivals {
    private var root = 0
    private var pushed = 0
    private var presented = 0
    private var own = 0

    subscript(entrance: Entrance) -> Int {
      switch entrance {
      case .root: root
      case .pushed: pushed
      case .presented: presented
      }
    }

    /// Whether nothing but the screen itself leads to it.
    var isAlone: Bool { root + pushed + presented <= own }

    mutating func add(_ count: Int, by entrance: Entrance, fromItself: Bool) {
      switch entrance {
      case .root: root += count
      case .pushed: pushed += count
      case .presented: presented += count
      }
      if fromItself { own += count }
    }
  }

  init(
    _ screens: [Screen], at indices: [String: ElementIndex<Screen>], _ links: Links
  ) {
    leaving = Array(repeating: [], count: screens.count)
    arrivals = Array(repeating: Arrivals(), count: screens.count)
    presents = screens.map { $0.styles.presentation == .present }
    lists = links.lists.map { items in items.map { indices[$0.to]?.index } }
    for (index, entry) in links.entries.withIndices where entry.trigger != .parent {
      let (from, goal): (String?, Goal)
      switch entry {
      case .link(let link):
        guard let target = indices[link.to]?.index else { continue }
        (from, goal) = (link.from, .screen(target))
      case .items(let list, let key, _, let count):
        (from, goal) = (key, .items(of: list, count: count))
      }
      let way = Way(trigger: entry.trigger, place: Place(entry: index.index), goal: goal)
      if let from {
        if let screen = indices[from]?.index { leaving[screen].append(way) }
      } else {
        ofRoot.append(way)
      }
    }
    for screen in leaving.indices { count(leaving[screen], from: screen, 1) }
    count(ofRoot, from: nil, 1)
    countItems()
  }

  /// Returns how a trigger opens a screen; nil where it does not.
  func entrance(to screen: Int, by trigger: Link.Trigger) -> Entrance? {
    Entrance(by: trigger, isPresented: presents[screen])
  }

  /// Exchanges the ways from a screen.
  mutating func replace(_ ways: [Way], from screen: Int) {
    count(leaving[screen].flatMap(single), from: screen, -1)
    leaving[screen] = ways
    count(ways, from: screen, 1)
  }

  /// Returns a way to each of the items of a list instead of one to all of them.
  private func single(_ way: Way) -> [Way] {
    switch way.goal {
    case .screen: [way]
    case .items(let list, let count):
      lists[list].prefix(count).compactMap { target in
        target.map { Way(trigger: way.trigger, place: way.place, goal: .screen($0)) }
      }
    }
  }

  /// Counts where ways to single screens lead.
  private mutating func count(_ ways: [Way], from: Int?, _ change: Int) {
    for way in ways {
      guard case .screen(let target) = way.goal,
        let entrance = entrance(to: target, by: way.trigger)
      else { continue }
      arrivals[target].add(change, by: entrance, fromItself: target == from)
    }
  }

  /// A list of items, and what people touch to open one.
  private struct Shown: Hashable {
    let list: ElementIndex<ItemList>
    let trigger: Link.Trigger
  }

  /// Counts where the items of lists lead: not for each screen that shows a list, but for each item.
  private mutating func countItems() {
    /// How many items of a list each of its showings has.
    var counts: [Shown: [Int]] = [:]
    /// The same for the screens that show the list themselves.
    var own: [Shown: [Int: [Int]]] = [:]
    for (screen, ways) in Array(leaving.enumerated()) + [(-1, ofRoot)] {
      for way in ways {
        guard case .items(let list, let count) = way.goal else { continue }
        let shown = Shown(list: list, trigger: way.trigger)
        counts[shown, default: []].append(count)
        own[shown, default: [:]][screen, default: []].append(count)
      }
    }
    for (shown, counts) in counts {
      let ascending = counts.sorted()
      for (item, target) in lists[shown.list].enumerated() {
        guard let target, let entrance = entrance(to: target, by: shown.trigger) else { continue }
        let showings = ascending.count - ascending.partitionPoint { $0 > item }
        let fromItself = own[shown]?[target]?.count { $0 > item } ?? 0
        arrivals[target].add(showings - fromItself, by: entrance, fromItself: false)
        arrivals[target].add(fromItself, by: entrance, fromItself: true)
      }
    }
  }
}
