import AppLayout

/// How people move around in an app: its places, and the ways between them, one for each pair.
struct WayMap: Sendable {
  /// The screens of the app, each of which is a place.
  let screens: [Screen]
  /// The ways between different places, in the order of the app.
  let ways: [Way]
  /// The places that show the same menu as the app's start. Only the start has ways for its items;
  /// otherwise every screen would lead to every other one.
  let showingMenu: Set<MapPlace>
  /// The places that show the same bar as the home screen, which alone has ways for its buttons.
  let showingBar: Set<MapPlace>
  /// The links of each screen to itself, by its place.
  let ownWays: [MapPlace: Way]
  private let leaving: [MapPlace: [ElementIndex<Way>]]
  private let arriving: [MapPlace: [ElementIndex<Way>]]
  /// How many ways of one tap leave each place.
  let nextAfter: [MapPlace: Int]
  /// How many ways of one tap lead to each place.
  let nextBefore: [MapPlace: Int]
  /// What people see of the app's start, apart from the home screen.
  let hub: Hub?
  /// The place of the home screen.
  let home: MapPlace?
  /// The screens that come before home when the app starts.
  let atStart: Set<MapPlace>
  /// The shortest ways from home: by taps where there are any, otherwise by what else leads there.
  let tree: WayTree
  private let indices: [String: ElementIndex<Screen>]
  /// The places that cannot be reached, in the order they are listed, and the reasons.
  let lost: [(place: MapPlace, reason: Reachability.Reason)]
  /// The same places without the reasons.
  let lostPlaces: Set<MapPlace>
  /// The titles of components in which links are tapped.
  let titles: TappedTitles
  /// How many links are left out: items of feeds that several screens show. The remaining ways
  /// reach each place in just as few steps.
  let omitted: Int

  /// The parts of the app's root that lead to screens.
  enum Hub: Hashable, Sendable {
    /// A menu, which a button of the home screen opens.
    case menu
    /// Tabs, which are next to the home screen.
    case tabs
  }

  /// The steps that come before screens.
  private let steps: ScreenSteps

  /// Maps an app, given the device whose prototype says what can be tapped.
  init(_ app: App, on held: HeldDevice?, after steps: ScreenSteps) {
    self.steps = steps
    screens = app.screens
    let indices = Dictionary(uniqueKeysWithValues: screens.withIndices.map { ($1.key, $0) })
    let taps = TapCount(in: app, indices, on: held, after: steps)
    let found = FoundWays(in: app, indices, tapping: taps, after: steps)
    showingMenu = found.showingMenu
    showingBar = found.showingBar
    omitted = found.omitted
    titles = found.titles
    let ways = found.ways.filter { $0.from != $0.to }
    ownWays = Dictionary(
      uniqueKeysWithValues: found.ways.filter { $0.from == $0.to }.map { ($0.from, $0) })
    leaving = Dictionary(grouping: ways.elementIndices) { ways[$0].from }
    arriving = Dictionary(grouping: ways.elementIndices) { ways[$0].to }
    let taken = ways.filter { Self.taps(along: $0, omitting: found.omitted) == 1 }
    nextAfter = taken.reduce(into: [:]) { $0[$1.from, default: 0] += 1 }
    nextBefore = taken.reduce(into: [:]) { $0[$1.to, default: 0] += 1 }
    let triggers = Set((leaving[.start] ?? []).flatMap { ways[$0].counts.keys })
    hub = triggers.contains(.rootTab) ? .tabs : triggers.isEmpty ? nil : .menu
    home = app.home.flatMap { indices[$0.key] }.map { .screen($0) }
    var arrows = ways.elementIndices.compactMap { index -> WayTree.Arrow? in
      let way = ways[index]
      let isFirst = taps.count(to: way.to) == nil || taps.last(to: way.to)?.from == way.from
      return way.isPassable && isFirst ? WayTree.Arrow(from: way.from, to: way.to, way: index) : nil
    }
    if hub == .menu, let home {
      arrows.append(WayTree.Arrow(from: home, to: .start, way: nil))
    }
    let atStart = Set(steps.atStart.screens.compactMap { indices[$0.key] }.map(MapPlace.screen))
    let first = home.map { [$0] + atStart.sorted() } ?? []
    self.atStart = atStart
    tree = WayTree(
      screenCount: screens.count, arrows: arrows,
      from: home != nil && hub == .menu ? first : first + [.start], taps)
    lost = app.reachability.lost.compactMap { lost in
      indices[lost.screen.key].map { (.screen($0), lost.reason) }
    }
    lostPlaces = Set(lost.map(\.place))
    self.indices = indices
    self.ways = ways
  }
}

extension WayMap {
  /// The places that people can get to, ordered by distance from home; the start is one of them.
  var reached: [MapPlace] { tree.order.filter { !lostPlaces.contains($0) } }

  /// Returns the place of a screen.
  func place(of screen: Screen) -> MapPlace? { indices[screen.key].map { .screen($0) } }

  /// Returns the screen at a place; nil for the start.
  func screen(at place: MapPlace) -> Screen? {
    switch place {
    case .start: nil
    case .screen(let screen): screens[screen]
    }
  }

  /// Returns the title of the screen at a place; the name of the hub for the start.
  func title(of place: MapPlace) -> String { screen(at: place)?.title ?? hubName }

  /// Returns how many taps a place is from home; nil for one that no taps lead to.
  func taps(to place: MapPlace) -> Int? { tree.taps(to: place) }

  /// Whether people can get to a place, but not by taps alone.
  func needsMoreThanTaps(to place: MapPlace) -> Bool {
    taps(to: place) == nil && !lostPlaces.contains(place) && (place != .start || hub != nil)
  }

  /// Returns the ways that leave a place.
  func ways(from place: MapPlace, atMost most: Int = .max) -> [Way] {
    (leaving[place] ?? []).prefix(most).map { ways[$0] }
  }

  /// Returns the ways that lead to a place.
  func ways(to place: MapPlace, atMost most: Int = .max) -> [Way] {
    (arriving[place] ?? []).prefix(most).map { ways[$0] }
  }

  /// Returns the number of ways that leave a place.
  func wayCount(from place: MapPlace) -> Int { leaving[place]?.count ?? 0 }

  /// Returns how many taps a way takes. Where items were left out, whatever could be tapped counts.
  func taps(along way: Way) -> Int? { Self.taps(along: way, omitting: omitted) }

  private static func taps(along way: Way, omitting omitted: Int) -> Int? {
    way.taps ?? (omitted > 0 && way.isPassable && !way.isStart ? 1 : nil)
  }

  /// Returns the way by which a place is first reached; nil for home and for the menu, to which no
  /// link of the app leads.
  func firstWay(to place: MapPlace) -> Way? { tree.way(to: place).map { ways[$0] } }

  /// Returns the places on the shortest way to one, from home; empty if no one can get there.
  func path(to place: MapPlace) -> [MapPlace] {
    guard !lostPlaces.contains(place) else { return [] }
    var path = [place]
    while let last = path.last {
      if let way = firstWay(to: last) {
        path.append(way.from)
      } else if last == .start, hub == .menu, let home {
        path.append(home)
      } else {
        break
      }
    }
    return path.reversed()
  }

  /// Returns the steps that come before a place on the way to it.
  func steps(before place: MapPlace) -> [ScreenSteps.Step] {
    screen(at: place).map { steps[$0] } ?? []
  }

  /// What comes before a place, in words that follow a number of taps; empty if nothing does.
  func stepWords(before place: MapPlace) -> String {
    screen(at: place).map { steps.words(before: $0) } ?? ""
  }

  /// What comes before home when the app starts, in words; empty if nothing does.
  var startWords: String { steps.atStart.words }

  /// Whether a place is a screen that is linked but missing.
  func isMissing(_ place: MapPlace) -> Bool { screen(at: place)?.isMissing == true }

  /// What a screen has that shows the same menu or the same tabs as home.
  var hubWords: String { hub == .tabs ? "the tabs" : "the menu" }

  /// The name of the hub.
  var hubName: String {
    switch hub {
    case .menu: "Menu"
    case .tabs: "Tabs"
    case nil: "Start"
    }
  }
}
