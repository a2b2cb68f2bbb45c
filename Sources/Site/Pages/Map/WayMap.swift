import AppModel
import GraphLayout

/// How people move around in an app: its places, and the ways between them, one for each pair.
struct WayMap: Sendable {
  /// The screens of the app; place 0 is its start, the screen at an index is the next place.
  let screens: [Screen]
  /// The ways between different places, in the order of the app.
  let ways: [Way]
  /// The places that show the same menu as the app's start. Only the start has ways for its items;
  /// otherwise every screen would lead to every other one.
  let showingMenu: Set<Int>
  /// The places that show the same bar as the home screen, which alone has ways for its buttons.
  let showingBar: Set<Int>
  /// The links of each screen to itself, by its place.
  let ownWays: [Int: Way]
  /// The indices of the ways that start at each place, and of those that lead there.
  let leaving: [[Int]]
  let arriving: [[Int]]
  /// What people see of the app's start, apart from the home screen.
  let hub: Hub?
  /// The place of the home screen.
  let home: Int?
  /// The ways by which the pictures of screens say that they are reached, by taps from home.
  let tree: GraphTree
  /// The index of the way for each arrow of the tree.
  private let passableWays: [Int]
  /// The place of each screen, by its key.
  private let places: [String: Int]

  /// The parts of the app's root that lead to screens.
  enum Hub: Hashable, Sendable {
    /// A menu, which a button of the home screen opens.
    case menu
    /// Tabs, which are next to the home screen.
    case tabs
  }
  /// The places that cannot be reached, in the order they are listed, and the reasons.
  let lost: [(place: Int, reason: Reachability.Reason)]
  /// The places of these screens.
  let lostPlaces: Set<Int>
  /// How many links are left out: items of feeds that several screens show. The remaining ways
  /// reach each place in just as few steps.
  let omitted: Int

  /// The maximum number of links that are all kept; an app that people can find their way around in
  /// has fewer.
  private static let mostLinks = 100_000

  init(_ app: App) {
    screens = app.screens
    let places = Dictionary(
      uniqueKeysWithValues: screens.enumerated().map { ($1.key, $0 + 1) })
    var found = FoundWays()
    if let home = app.home.flatMap({ places[$0.key] }) { found[0, home].isStart = true }
    var root = LinkWalk(app)
    let isOfRoot = { (link: Link) in link.trigger.isOfRoot }
    let menu = Set(root.links(from: nil).lazy.filter(isOfRoot).map(\.to))
    var showingMenu: Set<Int> = []
    var showingBar: Set<Int> = []
    let homeKey = app.home?.key
    var walk = LinkWalk(app)
    let ofHome = homeKey.map { walk.links(from: $0) } ?? []
    let bar = Set(ofHome.lazy.filter { $0.trigger == .barButton }.map(\.location))
    let repeatsBar = { (link: Link) in
      link.trigger == .barButton && link.from != homeKey && bar.contains(link.location)
    }
    let links = app.links.abridged(to: Self.mostLinks)
    omitted = app.links.count - links.count
    for link in links {
      let from = link.from.map { places[$0] } ?? 0
      guard let from, let to = places[link.to] else { continue }
      guard from == 0 || !isOfRoot(link) || !menu.contains(link.to) else {
        showingMenu.insert(from)
        continue
      }
      guard !repeatsBar(link) else {
        showingBar.insert(from)
        continue
      }
      found[from, to].add(link, to: screens[to - 1].title)
    }
    if omitted > 0 {
      found.addShortest(in: app, places) {
        (isOfRoot($0) && menu.contains($0.to)) || repeatsBar($0)
      }
    }
    self.showingMenu = showingMenu
    self.showingBar = showingBar
    ways = found.ways.filter { $0.from != $0.to }
    ownWays = Dictionary(
      uniqueKeysWithValues: found.ways.filter { $0.from == $0.to }.map { ($0.from, $0) })
    var leaving = Array(repeating: [Int](), count: screens.count + 1)
    var arriving = leaving
    for (index, way) in ways.enumerated() {
      leaving[way.from].append(index)
      arriving[way.to].append(index)
    }
    self.leaving = leaving
    self.arriving = arriving
    self.places = places
    let ways = ways
    let triggers = Set(leaving[0].flatMap { ways[$0].counts.keys })
    hub = triggers.contains(.rootTab) ? .tabs : triggers.isEmpty ? nil : .menu
    home = app.home.flatMap { places[$0.key] }
    passableWays = Self.shortest(among: ways, to: screens, in: app, places)
    var arrows = passableWays.map { (from: ways[$0].from, to: ways[$0].to) }
    if hub == .menu, let home { arrows.append((home, 0)) }
    let isBesideHome = hub != .menu
    tree = GraphTree(
      count: screens.count + 1, arrows: arrows,
      from: home.map { isBesideHome ? [$0, 0] : [$0] } ?? [0])
    lost = app.reachability.lost.compactMap { lost in
      places[lost.screen.key].map { ($0, lost.reason) }
    }
    lostPlaces = Set(lost.map(\.place))
  }

  /// Returns the indices of the ways that the tree can grow along: to each screen those that its
  /// approach is by, and where there is none, all that people can take.
  private static func shortest(
    among ways: [Way], to screens: [Screen], in app: App, _ places: [String: Int]
  ) -> [Int] {
    let passable = ways.indices.filter { ways[$0].isPassable }
    let arriving = Dictionary(grouping: passable) { ways[$0].to }
    return screens.indices.flatMap { index -> [Int] in
      let all = arriving[index + 1] ?? []
      let approach = app.approach(to: screens[index])
      guard let trigger = approach.trigger else { return all }
      let known = all.filter { ways[$0].counts[trigger] != nil }
      let opener = approach.opener.flatMap { places[$0] }
      let isOfApp = trigger.isOfRoot && known.contains { ways[$0].from == 0 }
      let own = known.filter { ways[$0].from == (isOfApp ? 0 : opener) }
      return own.isEmpty ? known.isEmpty ? all : known : own
    }.sorted()
  }

  /// The places that people can get to, ordered by distance from home; place 0 is one of them.
  var reached: [Int] {
    tree.order.filter { !lostPlaces.contains($0) }
  }

  /// Returns the screen at a place; nil for the start.
  func screen(at place: Int) -> Screen? { place == 0 ? nil : screens[place - 1] }

  /// Returns the index of the way by which a place is first reached; nil for home and for the menu,
  /// to which no link of the app leads.
  func firstWay(to place: Int) -> Int? {
    tree.arrow[place].flatMap { passableWays.indices.contains($0) ? passableWays[$0] : nil }
  }

  /// Returns the places on the shortest way to one, from home; empty if no one can get there.
  func path(to place: Int) -> [Int] {
    guard !lostPlaces.contains(place) else { return [] }
    var path = [place]
    while let last = path.last {
      if let way = firstWay(to: last) {
        path.append(ways[way].from)
      } else if last == 0, hub == .menu, let home {
        path.append(home)
      } else {
        break
      }
    }
    return path.reversed()
  }

  /// Returns the place of a screen.
  func place(of screen: Screen) -> Int? { places[screen.key] }

  /// The name of the hub.
  var hubName: String {
    switch hub {
    case .menu: "Menu"
    case .tabs: "Tabs"
    case nil: "Start"
    }
  }
}

/// The ways found so far, by the places they connect.
private struct FoundWays {
  private(set) var ways: [Way] = []
  private var indices: [Pair: Int] = [:]

  private struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  subscript(from: Int, to: Int) -> Way {
    mutating get { ways[index(from, to)] }
    set { ways[index(from, to)] = newValue }
  }

  /// Adds a shortest way to each place that none has been found for. Links of screens that only
  /// repeat the menu do not count.
  mutating func addShortest(
    in app: App, _ places: [String: Int], without showsMenu: (Link) -> Bool
  ) {
    var walk = LinkWalk(app)
    var isFound = Array(repeating: false, count: app.screens.count + 1)
    for root in isFound.indices where !isFound[root] {
      isFound[root] = true
      var order = [root]
      var next = 0
      if root == 0, let home = app.home.flatMap({ places[$0.key] }) {
        isFound[home] = true
        order.append(home)
      }
      while next < order.count {
        let from = order[next]
        next += 1
        var added: Set<Int> = []
        for link in walk.links(from: from == 0 ? nil : app.screens[from - 1].key)
        where link.trigger != .parent && (from == 0 || !showsMenu(link)) {
          guard let to = places[link.to] else { continue }
          if !isFound[to] {
            isFound[to] = true
            order.append(to)
            if !isPassable(from, to) { added.insert(to) }
          }
          if added.contains(to) { self[from, to].add(link, to: app.screens[to - 1].title) }
        }
      }
    }
  }

  private func isPassable(_ from: Int, _ to: Int) -> Bool {
    indices[Pair(from: from, to: to)].map { ways[$0].isPassable } ?? false
  }

  private mutating func index(_ from: Int, _ to: Int) -> Int {
    let pair = Pair(from: from, to: to)
    if let index = indices[pair] { return index }
    indices[pair] = ways.count
    ways.append(Way(from: from, to: to))
    return ways.count - 1
  }
}
